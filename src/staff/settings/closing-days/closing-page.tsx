import { findSettings, type StoredSettings } from '../../../../db/settings/settings.ts'
import { css } from '../../../../styled-system/css'
import { services } from '../../../http/services.ts'
import { closingInWords, comingClosings } from '../../../settings/closings.ts'
import { config } from '../../../settings/config.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { setClosings } from '../../../settings/stored-settings.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { type SettingsAnswer, settingsBeingAnswered } from '../settings-answer.ts'
import { SettingsForm, SettingsFrame } from '../settings-frame.tsx'
import { group, legend } from '../settings-styles.ts'
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
    <SettingsFrame
      title="Closing days"
      {...{ staff, answer, stored }}
      now={coming.map((closing, at) => [`Line ${at + 1}`, closingInWords(closing, today)])}
      what="Closing days"
    >
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
        {...{ stored, answer }}
      />
    </SettingsFrame>
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
  stored: StoredSettings
  answer: SettingsAnswer | undefined
}) {
  const { stored, answer } = props
  const errors = answer?.errors ?? {}
  const lines = [...props.lines, ...Array<ClosingLine>(FREE_LINES).fill(NEW)]
  return (
    <SettingsForm name="closing-days" label="Closing days" {...{ stored, answer }}>
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
    </SettingsForm>
  )
}
