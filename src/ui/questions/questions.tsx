import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'

/** A question people ask and its answer. */
export interface Question {
  question: string
  answer: ReactNode
}

const list = css({ maxWidth: 'form', borderTop: '1px solid token(colors.line)' })
const entry = css({
  borderBottom: '1px solid token(colors.line)',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16',
    minHeight: 'target',
    py: '16',
    textStyle: 'label',
    color: 'heading',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'ink' },
    _after: {
      content: '""',
      flex: 'none',
      width: '8',
      height: '8',
      borderRight: '2px solid token(colors.ink)',
      borderBottom: '2px solid token(colors.ink)',
      transform: 'rotate(45deg)',
      transition: 'transform token(durations.quick)',
    },
  },
  '&[open] summary::after': { transform: 'rotate(-135deg)' },
})
const answerText = css({ pb: '24', pr: '24', display: 'grid', gap: '12' })

/**
 * Questions that open one at a time, without a script.
 * @param group A name of its own for each list when a page has several.
 */
export function Questions({ items, group = 'questions' }: { items: Question[]; group?: string }) {
  return (
    <div className={list}>
      {items.map(({ question, answer }) => (
        <details key={question} name={group} className={entry}>
          <summary>{question}</summary>
          <div className={answerText}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
