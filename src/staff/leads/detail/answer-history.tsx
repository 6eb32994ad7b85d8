import type { AnswerChange } from '../../../../db/leads/answer-changes.ts'
import { EVERY_QUESTION } from '../../../application/state.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { quiet } from '../lead-styles.ts'
import { When } from '../words/when.tsx'

const SHOWN_CHARACTERS = 200

/** What staff changed of the answers, the latest first, with what was there before. */
export function AnswerHistory(props: {
  changes: readonly AnswerChange[]
  nameOf: (email: string | undefined) => string
}) {
  const { changes, nameOf } = props
  if (changes.length === 0) return <p className={quiet}>Nothing.</p>
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.id}>
          {EVERY_QUESTION.get(change.question)?.label ?? change.question}:{' '}
          <Answer of={change.became} />, was <Answer of={change.was} />, by{' '}
          {nameOf(change.staffEmail)}, <When at={change.changedAt} />
        </li>
      ))}
    </ul>
  )
}

function Answer({ of }: { of: string }) {
  return of ? <bdi>“{visibleLine(of, SHOWN_CHARACTERS)}”</bdi> : 'empty'
}
