import type { AnswerChange } from '../../../../db/leads/answer-changes.ts'
import type { Lead } from '../../../../db/leads/lead.ts'
import { css, cx } from '../../../../styled-system/css'
import { contradictions } from '../../../application/contradictions.ts'
import {
  type ApplicationState,
  applicationState,
  progressInWords,
} from '../../../application/state.ts'
import {
  applicationText,
  inSentence,
  missingIn,
  percentComplete,
} from '../../../application/summary.ts'
import { visibleText } from '../../../leads/visible-text.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { APPLICATION_SCHEMA, answersHref, leadDownload } from '../addresses.ts'
import { heading, opens, pairs, quiet, row, sheet, sign } from '../lead-styles.ts'
import { When } from '../words/when.tsx'
import { AnswerHistory } from './answer-history.tsx'
import { requestOf } from './handle-answers.ts'
import { leadName } from './names.ts'

const partHeading = css({ textStyle: 'label', color: 'heading' })

/** What the visitor has answered for an insurer, what of it to check, and what is missing. */
export function Application(props: {
  lead: Lead
  changes: AnswerChange[]
  nameOf: (email: string | undefined) => string
}) {
  const { lead, changes, nameOf } = props
  const { application } = lead
  const state = applicationState(requestOf(lead), application?.answers ?? {})
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="application">
      <h2 id="application" className={heading}>
        Application
      </h2>
      {!state ? (
        <p>There are no questions of insurers for this kind of request.</p>
      ) : !application ? (
        <p>
          Nothing yet. The visitor’s confirmation has a link to {state.asked} optional questions of
          insurers; {state.answered} of them are known from the request.
        </p>
      ) : (
        <>
          <p>
            <strong>{percentComplete(state)} percent complete</strong>: {progressInWords(state)}
            {application.savedAt && (
              <>
                , last saved by the visitor <When at={application.savedAt} />
              </>
            )}
          </p>
          <ToCheck state={state} />
          <GivenAnswers state={state} />
          <Missing state={state} />
          <details className={notPrinted}>
            <summary className={opens}>As text, to copy</summary>
            <PlainTextArea
              name="application-text"
              label="The application as text"
              defaultValue={applicationText(`${leadName(lead)}, ${lead.reference}`, state)}
              rows={16}
              readOnly
            />
          </details>
        </>
      )}
      {state && (
        <p className={notPrinted}>
          <ButtonLink href={answersHref(lead.id)}>Correct or add answers</ButtonLink>
        </p>
      )}
      {changes.length > 0 && (
        <details>
          <summary className={opens}>What staff changed</summary>
          <AnswerHistory changes={changes} nameOf={nameOf} />
        </details>
      )}
      <Downloads lead={lead} />
    </section>
  )
}

/** The whole request as a file, to print or for other programs. */
function Downloads({ lead: { id } }: { lead: Lead }) {
  return (
    <form method="post" action="/api/staff/leads.mapped.csv" className={cx(row, notPrinted)}>
      <input type="hidden" name="ids" value={id} />
      <ButtonLink href={leadDownload(id, 'request.pdf')} download>
        Request as PDF
      </ButtonLink>
      <Button type="submit">CSV with your columns</Button>
      <a href="/admin/settings/export-columns">Set these columns</a>
      <a href={leadDownload(id, 'application.json')} download>
        Request as JSON
      </a>
      <a href={APPLICATION_SCHEMA} download>
        What the names in it mean
      </a>
    </form>
  )
}

/** What cannot both be right. */
function ToCheck({ state }: { state: ApplicationState }) {
  const found = contradictions(state)
  if (found.length === 0) return null
  return (
    <div className={sign}>
      <h3 className={partHeading}>To check</h3>
      <ul>
        {found.map((one) => (
          <li key={one.text}>{inSentence(one)}</li>
        ))}
      </ul>
    </div>
  )
}

function GivenAnswers({ state: { sections, notAsked } }: { state: ApplicationState }) {
  const parts = [
    ...sections.map(({ section, asked }) => ({
      title: section.title,
      answers: asked.filter(({ typed }) => typed !== ''),
    })),
    { title: 'Also answered', answers: notAsked },
  ].filter(({ answers }) => answers.length > 0)
  return parts.map(({ title, answers }) => (
    <div key={title}>
      <h3 className={partHeading}>{title}</h3>
      <dl className={pairs}>
        {answers.map(({ name, question, typed, words }) => [
          <dt key={name}>{question.label}</dt>,
          <dd key={`${name} answer`} dir="auto">
            {visibleText(words ?? typed)}
            {words === undefined && <span className={quiet}> (not understood)</span>}
          </dd>,
        ])}
      </dl>
    </div>
  ))
}

function Missing({ state }: { state: ApplicationState }) {
  const missing = missingIn(state)
  if (missing.length === 0) return null
  return (
    <div>
      <h3 className={partHeading}>Not answered: {state.asked - state.answered}</h3>
      <dl className={pairs}>
        {missing.map(({ title, labels }) => [
          <dt key={title}>{title}</dt>,
          <dd key={`${title} labels`}>{labels.join('; ')}</dd>,
        ])}
      </dl>
    </div>
  )
}
