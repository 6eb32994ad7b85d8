import { listAbsences } from '../../../../db/staff/absences.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { css } from '../../../../styled-system/css'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField, PlainSelect } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { listAssignees } from '../../leads/assignees.ts'
import { form, row, sheet, sign } from '../../leads/lead-styles.ts'
import { absenceBeingAnswered } from './absence-answer.ts'
import { type AbsenceValues, absenceValues, asRead } from './absence-values.ts'
import { absenceInWords } from './absence-words.ts'

/**
 * The page about one person's absence.
 * @param props.staff Who is signed in, and may change it.
 */
export async function AbsencePage(props: {
  staff: StaffMember
  absentId: string
  place: 'account' | 'settings'
}) {
  const { staff, absentId, place } = props
  const { db } = services()
  const [people, absences] = await Promise.all([listAssignees(db), listAbsences(db)])
  const member = people.find(({ id }) => id === absentId) ?? notFound()
  const today = officeDay()
  const absence = absences.find(({ staffId, until }) => staffId === absentId && until >= today)
  const answer = absenceBeingAnswered()
  const stored = { from: '', until: '', ...absence, instead: absence?.instead ?? '' }
  // A form that comes back with errors was filled in upon what it says, which may be older than what is stored.
  const before =
    answer && !answer.isConflict
      ? (answer.fields.before ?? '')
      : asRead(absences.find(({ staffId }) => staffId === absentId))
  const now = absenceInWords(absentId, { everyone: people, absences, today })
  return (
    <StaffFrame
      title={place === 'account' ? 'Out of office' : `Out of office: ${member.name}`}
      staff={staff}
      flash={answer && { tone: 'problem', text: answer.problem, errors: answer.errors ?? {} }}
    >
      {answer?.isConflict ? (
        <p className={sign}>What was saved in the meantime: {now}</p>
      ) : (
        <p>
          {now}{' '}
          {place === 'account' ? (
            <a href="/admin/account">Back to your account</a>
          ) : (
            <a href="/admin/settings/lead-routing">Back to who gets which leads</a>
          )}
        </p>
      )}
      <AbsenceForm
        member={member}
        place={place}
        values={answer ? absenceValues(answer.fields) : stored}
        before={before}
        isSet={absence !== undefined}
        deputies={people.filter(({ id }) => id !== absentId)}
        errors={answer?.errors ?? {}}
        isUnsaved={answer !== undefined}
      />
    </StaffFrame>
  )
}

const narrow = css({ maxWidth: '32rem' })

/** When somebody is out of office, and who gets their leads meanwhile. */
function AbsenceForm(props: {
  member: StaffMember
  /** Where the form is: its owner's account, or the settings. */
  place: 'account' | 'settings'
  values: AbsenceValues
  /** What it is filled in upon, as one text. */
  before: string
  /** There is an absence that is not over. */
  isSet: boolean
  deputies: StaffMember[]
  errors: Record<string, string>
  isUnsaved: boolean
}) {
  const { member, values, errors } = props
  return (
    <div className={`${surface} ${sheet} ${narrow}`}>
      <form
        id="absence-form"
        method="post"
        action="/api/staff/out-of-office"
        noValidate
        aria-label="Out of office"
        className={form}
      >
        <input type="hidden" name="staff" value={member.id} />
        <input type="hidden" name="place" value={props.place} />
        <input type="hidden" name="before" value={props.before} />
        <PlainField
          name="from"
          type="date"
          label="First day"
          defaultValue={values.from}
          error={errors.from}
        />
        <PlainField
          name="until"
          type="date"
          label="Last day"
          defaultValue={values.until}
          error={errors.until}
        />
        <PlainSelect
          name="instead"
          label="Who gets the leads meanwhile"
          hint="If nobody, the others of the same rule get them, or else the general address."
          defaultValue={values.instead}
          error={errors.instead}
        >
          <option value="">Nobody</option>
          {props.deputies.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
        </PlainSelect>
        <p className={row}>
          <Button type="submit" name="go" value="save" tone="action">
            Save
          </Button>
          {props.isSet && (
            <Button type="submit" name="go" value="remove">
              Back in the office
            </Button>
          )}
        </p>
      </form>
      <UnsavedWarning form="absence-form" isUnsaved={props.isUnsaved} />
    </div>
  )
}
