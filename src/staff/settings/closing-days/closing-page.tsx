import { findSettings } from '../../../../db/settings/settings.ts'
import { css } from '../../../../styled-system/css'
import { services } from '../../../http/services.ts'
import { closingInWords, comingClosings } from '../../../settings/closings.ts'
import { config } from '../../../settings/config.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { setClosings } from '../../../settings/stored-settings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { SavedMeanwhile } from '../saved-meanwhile.tsx'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { form, group, legend } from '../settings-styles.ts'
import { uidOf } from './closing-calendar.ts'
import { type ClosingLine, linesOf, MAX_CLOSINGS } from './closing-values.ts'

/** The page on which owners set the days on which the office is closed. */
export async function ClosingPage() {
  const staff = await requireStaff('agency')
  const answer = settingsBeingAnswered('closing-days')
  const stored = await findSettings(services().db, 'closing-days')
  const today = officeDay()
  const coming = comingClosings(setClosings(stored.value), today)
  return (
    <StaffFrame
      title="Closing days"
      staff={staff}
      flash={answer && { tone: 'problem', text: answer.problem, errors: answer.errors ?? {} }}
    >
      {answer?.isConflict && (
        <SavedMeanwhile
          stored={stored}
          now={
            coming.length > 0
              ? coming.map((closing, number) => [
                  `Line ${number + 1}`,
                  closingInWords(closing, today),
                ])
              : [['Closing days', 'None']]
          }
        />
      )}
      <p>
        Visitors see these days next to the office hours, with the forms, and in the message that
        confirms their request. Empty all fields of a line to remove it.{' '}
        <a href="/admin/settings">Back to the settings</a>
      </p>
      {config().calendlyUrl && coming.length > 0 && (
        <p>
          The site cannot change the booking calendar of the scheduling provider: it says next to
          the calendar that there are no appointments on these days. So that nobody can book them,
          import <a href="/api/staff/settings/closing-days.ics">these days as a file</a> into the
          calendar that the provider checks, or enter them there as time off.
        </p>
      )}
      <ClosingForm
        lines={
          answer
            ? linesOf(answer.fields)
            : coming.map((closing) => ({ ...closing, uid: uidOf(closing) }))
        }
        revision={stored.revision}
        errors={answer?.errors ?? {}}
        isUnsaved={answer !== undefined}
      />
    </StaffFrame>
  )
}

const FREE_LINES = 3
const fields = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})
const NEW: ClosingLine = { from: '', until: '', reason: '', uid: '' }

/** A line for each closing, and a few to fill in. */
function ClosingForm(props: {
  lines: ClosingLine[]
  revision: number
  errors: Record<string, string>
  isUnsaved: boolean
}) {
  const { errors } = props
  const lines = [...props.lines, ...Array<ClosingLine>(FREE_LINES).fill(NEW)]
  return (
    <form
      id="closing-form"
      method="post"
      action="/api/staff/settings/closing-days"
      noValidate
      aria-label="Closing days"
      className={form}
    >
      <input type="hidden" name="revision" value={props.revision} />
      {lines.slice(0, MAX_CLOSINGS).map(({ from, until, reason, uid }, number) => {
        const names = [`from-${number}`, `until-${number}`, `reason-${number}`] as const
        return (
          <fieldset key={names[0]} className={`${surface} ${group}`}>
            <legend className={legend}>
              {number < props.lines.length ? `Line ${number + 1}` : `Line ${number + 1}, new`}
            </legend>
            {uid && <input type="hidden" name={`uid-${number}`} value={uid} />}
            <div className={fields}>
              <PlainField
                name={names[0]}
                type="date"
                label="First day"
                defaultValue={from}
                error={errors[names[0]]}
              />
              <PlainField
                name={names[1]}
                type="date"
                label="Last day"
                defaultValue={until === from ? '' : until}
                error={errors[names[1]]}
                isOptional
              />
              <PlainField
                name={names[2]}
                label="Reason, shown to visitors"
                defaultValue={reason}
                error={errors[names[2]]}
                isOptional
              />
            </div>
          </fieldset>
        )
      })}
      <p>
        <Button type="submit" tone="action">
          Save
        </Button>
      </p>
      <UnsavedWarning form="closing-form" isUnsaved={props.isUnsaved} />
    </form>
  )
}
