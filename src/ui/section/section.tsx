import type { ReactNode } from 'react'
import { css, cva } from '../../../styled-system/css'
import { page } from '../layout.tsx'

const band = cva({
  base: { py: { base: '48', md: '80' } },
  variants: {
    tone: {
      page: {},
      surface: { bg: 'surface' },
      shallow: { bg: 'shallow' },
      deep: {
        bg: 'deep',
        color: 'shallow',
        '& h2, & h3': { color: 'white' },
        '& p a, & li a': { color: 'inherit' },
      },
    },
  },
})
const head = css({
  display: 'grid',
  gap: '8',
  maxWidth: 'measure',
  mb: { base: '24', md: '40' },
  overflowWrap: 'anywhere',
})
const heading = css({ textStyle: 'section' })
const leadText = css({ textStyle: 'lead' })

/** A section of the page with its heading. */
export function Section({
  title,
  lead,
  id,
  tone = 'page',
  width = 'full',
  headingLevel = 2,
  children,
}: {
  title?: ReactNode
  lead?: ReactNode
  id?: string | undefined
  tone?: 'page' | 'surface' | 'shallow' | 'deep'
  width?: 'full' | 'form' | 'text'
  headingLevel?: 2 | 3
  children?: ReactNode
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <section id={id} className={band({ tone })}>
      <div className={page({ width })}>
        {title && (
          <div className={head}>
            <Heading className={heading}>{title}</Heading>
            {lead && <p className={leadText}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
