import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'

const list = css({
  display: 'grid',
  gap: '24',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(auto-fit, minmax(12rem, 1fr))' },
  counterReset: 'step',
})
// A leg of a course: a line from one mark to the next.
const step = css({
  position: 'relative',
  counterIncrement: 'step',
  display: 'grid',
  gap: '8',
  alignContent: 'start',
  pt: '16',
  borderTop: '2px solid token(colors.ink)',
  _before: {
    content: '""',
    position: 'absolute',
    top: '-8',
    left: '0',
    width: '16',
    height: '16',
    mt: '-1px',
    bg: 'surface',
    border: '2px solid token(colors.ink)',
    borderRadius: 'round',
  },
})
const stepTitle = css({
  textStyle: 'card',
  _before: { content: 'counter(step) ". "', color: 'ink' },
})

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
