import { css } from '../../styled-system/css'
import type { Question } from '../application/question.ts'
import {
  type AskedQuestion,
  fieldText,
  progressInWords,
  type SectionState,
} from '../application/state.ts'
import { NOT_CHOSEN } from '../forms/values.ts'
import { agency } from '../http/agency.ts'
import { Button } from '../ui/button/button.tsx'
import { PlainField, PlainSelect, PlainTextArea } from '../ui/field/plain-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { SHOWN_FIELD, type UnsavedSection } from './handle-application.ts'
import type { LoadedApplication } from './load-application.ts'
import { cardHeading, quiet } from './styles.tsx'

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' })

/** One section of an application as a form that is posted with and without JavaScript. */
export function ApplicationSection(props: {
  state: SectionState
  application: LoadedApplication
  unsaved: UnsavedSection | undefined
}) {
  const { state, application, unsaved } = props
  const { section, asked, answered } = state
  const { sections } = application.state
  const number = sections.indexOf(state) + 1
  return (
    <>
      <h2 className={cardHeading}>{section.title}</h2>
      <p className={quiet}>
        Section {number} of {sections.length}, {progressInWords({ answered, asked: asked.length })}
      </p>
      <p>{section.why} Nothing here is required.</p>
      {unsaved && (
        <Notice tone="problem">
          <p>
            {application.isClosed
              ? 'Your request was closed meanwhile, so this section is not saved. What you typed is still here: please copy it'
              : 'We could not save this section. What you typed is still here: please save it again in a minute'}
            , or call us at {agency().phone}.
          </p>
        </Notice>
      )}
      <form
        method="post"
        action={`${application.path}&part=${section.id}`}
        noValidate
        aria-label={section.title}
        data-form={`application-${application.request.reference}-${section.id}`}
        className={stack}
      >
        {asked.map((one) => (
          <div key={one.name}>
            <input type="hidden" name={SHOWN_FIELD + one.name} value={fieldText(one)} />
            <QuestionField
              asked={{ ...one, typed: unsaved?.typedAnswers[one.name] ?? one.typed }}
            />
          </div>
        ))}
        <p>
          <Button type="submit" tone="action" width="full">
            {number < sections.length ? 'Save and continue' : 'Save'}
          </Button>
        </p>
      </form>
      <p>
        <a href={application.path}>All sections</a>
      </p>
    </>
  )
}

/** The field of one question, in plain HTML. */
export function QuestionField({ asked }: { asked: AskedQuestion }) {
  const { name, question, problem } = asked
  const typed = fieldText(asked)
  const { label, hint, input, choices = [], autoComplete, maxLength } = question
  const texts = { name, label, hint, error: problem }
  if (input === 'area') {
    return <PlainTextArea {...texts} defaultValue={typed} maxLength={maxLength} rows={4} />
  }
  if (input === 'list') {
    return (
      <PlainSelect {...texts} defaultValue={typed || NOT_CHOSEN}>
        <option value={NOT_CHOSEN}>Choose one</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </PlainSelect>
    )
  }
  return (
    <PlainField
      {...texts}
      {...{ autoComplete, maxLength }}
      inputMode={keyboardFor(question)}
      defaultValue={typed}
    />
  )
}

/** Digits alone on a phone, where nothing else is ever typed. */
function keyboardFor({ input }: Question): 'numeric' | undefined {
  return input === 'year' || input === 'number' ? 'numeric' : undefined
}
