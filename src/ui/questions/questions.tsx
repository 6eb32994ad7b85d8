import type { ReactNode } from 'react'
import { questions } from '../../../styled-system/recipes'

/** A question people ask and its answer. */
export interface Question {
  question: string
  answer: ReactNode
}

/**
 * Questions that open one at a time, without a script.
 * @param group A name of its own for each list when a page has several.
 */
export function Questions({ items, group = 'questions' }: { items: Question[]; group?: string }) {
  return (
    <div className={questions()}>
      {items.map(({ question, answer }) => (
        <details key={question} name={group}>
          <summary>{question}</summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  )
}
