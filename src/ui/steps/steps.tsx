import type { ReactNode } from 'react'
import { steps } from '../../../styled-system/recipes'

/** An ordered list of steps. */
export function Steps({
  items,
  headingLevel = 3,
}: {
  items: { title: string; text: ReactNode }[]
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={steps()}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
