import { answerChangesOf } from '../../../../db/leads/answer-changes.ts'
import { findLead } from '../../../../db/leads/lead.ts'
import { listStaff } from '../../../../db/staff/staff.ts'
import { applicationState, fieldText, type SectionState } from '../../../application/state.ts'
import { QuestionField } from '../../../confirmation/application-section.tsx'
import { SHOWN_FIELD } from '../../../confirmation/handle-application.ts'
import { isId } from '../../../http/is-id.ts'
import { notFound, requestAddress } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { Button } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { answersHref, leadAction, leadHref } from '../addresses.ts'
import { form, heading, quiet, row, sheet } from '../lead-styles.ts'
import { AnswerHistory } from './answer-history.tsx'
import {
  answersBeingCorrected,
  requestOf,
  savedInWords,
  type UnsavedAnswers,
} from './handle-answers.ts'
import { leadName, staffNames } from './names.ts'

const FORM_ID = 'answers-form'

/** The page on which staff correct and add answers of a lead's application, a section at a time. */
export async function AnswersPage({ id }: { id: string }) {
  const staff = await requireStaff('leads')
  const { db } = services()
  const lead = (isId(id) && (await findLead(db, id))) || notFound()
  const { sections } =
    applicationState(requestOf(lead), lead.application?.answers ?? {}) ?? notFound()
  const answer = answersBeingCorrected()
  const part = answer?.part ?? requestAddress().query.get('part')
  const state = sections.find(({ section }) => section.id === part) ?? sections[0] ?? notFound()
  const [changes, everyone] = await Promise.all([answerChangesOf(db, id), listStaff(db)])
  const names = new Set(state.asked.map(({ name }) => name))
  return (
    <StaffFrame
      title={`Application of ${leadName(lead)}`}
      staff={staff}
      flash={answer && { tone: 'problem', text: problemOf(answer), errors: errorsOf(answer) }}
    >
      <p>
        <a href={`${leadHref(id)}#application`}>Back to the lead</a>
      </p>
      <nav aria-label="Sections" className={row}>
        {sections.map(({ section }) => (
          <a
            key={section.id}
            href={answersHref(id, section.id)}
            aria-current={section === state.section ? 'page' : undefined}
          >
            {section.title}
          </a>
        ))}
      </nav>
      <SectionForm leadId={id} state={state} answer={answer} />
      <section className={`${surface} ${sheet}`} aria-labelledby="answer-history">
        <h2 id="answer-history" className={heading}>
          What staff changed here
        </h2>
        <AnswerHistory
          changes={changes.filter(({ question }) => names.has(question))}
          nameOf={staffNames(everyone)}
        />
      </section>
    </StaffFrame>
  )
}

function SectionForm(props: {
  leadId: string
  state: SectionState
  answer: UnsavedAnswers | undefined
}) {
  const { leadId, state, answer } = props
  const errors = answer ? errorsOf(answer) : {}
  return (
    <form
      id={FORM_ID}
      method="post"
      action={leadAction(leadId, 'answers')}
      noValidate
      aria-label={state.section.title}
      className={`${surface} ${sheet} ${form}`}
    >
      <h2 className={heading}>{state.section.title}</h2>
      <p className={quiet}>
        What you save here, the client sees on their page. What you do not touch stays as it is.
      </p>
      <input type="hidden" name="part" value={state.section.id} />
      {state.asked.map((asked) => (
        <div key={asked.name}>
          <input type="hidden" name={SHOWN_FIELD + asked.name} value={fieldText(asked)} />
          <QuestionField
            asked={{
              ...asked,
              typed: answer?.typed[asked.name] ?? asked.typed,
              problem: errors[asked.name] ?? asked.problem,
            }}
          />
        </div>
      ))}
      <p>
        <Button type="submit" tone="action">
          Save the answers
        </Button>
      </p>
      <UnsavedWarning form={FORM_ID} isUnsaved={answer !== undefined} />
    </form>
  )
}

function problemOf({ saved }: UnsavedAnswers): string {
  const others = 'Somebody else answered the same meanwhile. Saving again replaces their answer.'
  return saved > 0 ? `${savedInWords(saved)} ${others}` : `Nothing was saved. ${others}`
}

function errorsOf({ conflicts }: UnsavedAnswers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(conflicts).map(([name, text]) => [
      name,
      text ? `Somebody else entered “${text}” here.` : 'Somebody else emptied this.',
    ]),
  )
}
