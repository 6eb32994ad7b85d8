import type { ReactNode } from 'react'
import { questions } from '../../../styled-system/recipes'

/** A frequent question and its answer. */
export interface Question {
  question: string
  answer: ReactNode
}

/**
 * Questions that open one at a time, without JavaScript.
 * @param group A unique name for each list when a page has several.
 */
export function Questions({ items, group = 'questions' }: { items: Question[]; group?: string }) {
  return (
    <div className={questions()}>
      {items.map(({ question, answer }, at) => (
        <details key={at} name={group}>
          <summary>{question}</summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  )
}
