import { Fragment, type ReactNode } from 'react'
import type { SettingsName, StoredSettings } from '../../../db/settings/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { StaffFrame } from '../frame/frame.tsx'
import { officeTimeInWords } from '../frame/office-time.ts'
import { UnsavedWarning } from '../frame/unsaved-warning.tsx'
import { heading, pairs, sign } from '../leads/lead-styles.ts'
import type { StaffMember } from '../session/session.ts'
import type { SettingsAnswer } from './settings-answer.ts'
import { form } from './settings-styles.ts'

/** What is set, and what is answered to a form that was not saved. */
interface Settings {
  stored: StoredSettings
  answer: SettingsAnswer | undefined
}

/**
 * The page of one of the settings: what is wrong, and what somebody else saved while its form was open.
 * @param props.now What is set now, where it differs from what was typed.
 * @param props.what What there is none of, when nothing is set.
 */
export function SettingsFrame(
  props: Settings & {
    title: string
    staff: StaffMember
    now: [label: string, text: string][]
    what?: string
    children: ReactNode
  },
) {
  const { title, staff, answer, now, what } = props
  return (
    <StaffFrame
      title={title}
      staff={staff}
      flash={answer && { tone: 'problem', text: answer.problem, errors: answer.errors ?? {} }}
    >
      {answer?.isConflict && (
        <SavedMeanwhile
          stored={props.stored}
          now={what && now.length === 0 ? [[what, 'None']] : now}
        />
      )}
      {props.children}
    </StaffFrame>
  )
}

/** The form of such a page, which asks before it is left unsaved. */
export function SettingsForm(
  props: Settings & { name: SettingsName; label: string; children: ReactNode },
) {
  const { name, stored, answer } = props
  const id = `${name}-form`
  return (
    <form
      id={id}
      method="post"
      action={`/api/staff/settings/${name}`}
      noValidate
      aria-label={props.label}
      className={form}
    >
      <input type="hidden" name="revision" value={stored.revision} />
      {props.children}
      <p>
        <Button type="submit" tone="action">
          Save
        </Button>
      </p>
      <UnsavedWarning form={id} isUnsaved={answer !== undefined} />
    </form>
  )
}

function SavedMeanwhile({ stored, now }: Pick<Settings, 'stored'> & { now: [string, string][] }) {
  const { changedBy, changedAt } = stored
  return (
    <section className={sign} aria-labelledby="saved-meanwhile">
      <h2 id="saved-meanwhile" className={heading}>
        What was saved in the meantime
      </h2>
      <p>
        {changedBy}
        {changedAt && `, ${officeTimeInWords(changedAt)}`}. Where it differs from what you typed:
      </p>
      <dl className={pairs}>
        {now.map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
