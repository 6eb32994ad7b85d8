import type { ReactNode } from 'react'
import { steps } from '../../../styled-system/recipes'

/** An ordered list of steps. What is done of them has a filled mark, and says so in its text. */
export function Steps({
  items,
  headingLevel = 3,
}: {
  items: { title: string; text: ReactNode; isDone?: boolean }[]
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={steps()}>
      {items.map(({ title, text, isDone }) => (
        <li key={title} data-done={isDone || undefined}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
