import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { Page, surface } from '../ui/layout.tsx'
import { PageHead } from './page-head.tsx'

// No wider than the page, however long an address of e-mail is.
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const section = css({ py: { base: '32', md: '56' }, gap: '24' })
const heading = css({ textStyle: 'title' })
const paper = css({ p: { base: '16', md: '32' }, gap: '16' })

/** The layout of pages that links in messages lead to, which are not indexed. */
export function MailLinkPage(props: {
  title: string
  description: string
  hasProblems?: boolean
  /** On its own surface. */
  children: ReactNode
  /** Below the surface. */
  more?: ReactNode
}) {
  const { title, description, hasProblems } = props
  return (
    <Page width="text">
      <PageHead title={title} description={description} hasProblems={hasProblems} />
      {/* The address can contain a token, so the Referer must contain only the origin. */}
      <meta name="referrer" content="strict-origin" />
      <div className={`${column} ${section}`}>
        <h1 className={heading}>{title}</h1>
        <div className={`${surface} ${column} ${paper}`}>{props.children}</div>
        {props.more}
      </div>
    </Page>
  )
}
