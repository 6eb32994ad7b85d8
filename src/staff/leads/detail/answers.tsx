import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { surface } from '../../../ui/layout.tsx'
import { heading, pairs, quiet, sheet } from '../lead-styles.ts'
import { When } from '../words/when.tsx'
import type { AnswerVersions } from './versions.ts'

const NOT_ANSWERED = 'Not answered'

/** What the visitor answered, under the labels of the form, and what they changed later. */
export function Answers({ versions }: { versions: AnswerVersions }) {
  const { current, changes } = versions
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="answers">
      <h2 id="answers" className={heading}>
        Answers
      </h2>
      <dl className={pairs}>
        {current.map(({ name, label, value, before, isChanged }) => (
          <Answer key={name} label={label}>
            {value ?? <span className={quiet}>{NOT_ANSWERED}</span>}
            {isChanged && (
              <>
                {' '}
                <Badge tone="land">Changed</Badge>{' '}
                <span className={quiet}>
                  First: <bdi>{before ?? NOT_ANSWERED}</bdi>
                </span>
              </>
            )}
          </Answer>
        ))}
      </dl>
      {changes.map(({ id, at, answers }) => (
        <div key={id}>
          <h3>
            Sent again <When at={at} />
          </h3>
          {answers.length === 0 && <p>The same answers, with more files.</p>}
          {answers.length > 0 && (
            <dl className={pairs}>
              {answers.map(({ label, before, after }) => (
                <Answer key={label} label={label}>
                  <del dir="auto">{before ?? NOT_ANSWERED}</del>{' '}
                  <ins dir="auto">{after ?? NOT_ANSWERED}</ins>
                </Answer>
              ))}
            </dl>
          )}
        </div>
      ))}
    </section>
  )
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </>
  )
}
