import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'

const list = css({
  display: 'grid',
  gap: '24',
  gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  counterReset: 'step',
})
const step = css({
  counterIncrement: 'step',
  display: 'grid',
  gap: '8',
  alignContent: 'start',
  borderTop: '2px solid token(colors.ink)',
  pt: '16',
  _before: { content: 'counter(step)', textStyle: 'section', color: 'ink' },
})
const stepTitle = css({ textStyle: 'card' })

/** What happens first, second and so on. */
export function Steps({
  items,
  headingLevel = 3,
}: {
  items: { title: string; text: ReactNode }[]
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={list}>
      {items.map(({ title, text }) => (
        <li key={title} className={step}>
          <Heading className={stepTitle}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
