import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'

const list = css({
  display: 'grid',
  columnGap: '24',
  rowGap: { md: '32' },
  gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fit, minmax(12rem, 1fr))' },
  counterReset: 'step',
})
// A leg of a course, from one mark to the next: downwards on a phone, to the right elsewhere.
const step = css({
  position: 'relative',
  counterIncrement: 'step',
  display: 'grid',
  gap: '8',
  alignContent: 'start',
  ml: { base: '8', md: '0' },
  pl: { base: '24', md: '0' },
  pb: { base: '24', md: '0' },
  pt: { md: '24' },
  borderStyle: 'solid',
  borderColor: 'ink',
  borderWidth: { base: '0 0 0 2px', md: '2px 0 0' },
  _before: {
    content: '""',
    position: 'absolute',
    top: { base: '4', md: '-8' },
    left: { base: '-8', md: '0' },
    width: '16',
    height: '16',
    m: { base: '0 0 0 -1px', md: '-1px 0 0' },
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
