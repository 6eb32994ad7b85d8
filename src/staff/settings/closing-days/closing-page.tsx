import { findSettings } from '../../../../db/settings/settings.ts'
import { services } from '../../../http/services.ts'
import { closingInWords, comingClosings } from '../../../settings/closings.ts'
import { config } from '../../../settings/config.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { setClosings } from '../../../settings/stored-settings.ts'
import { StaffFrame } from '../../frame/frame.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { SavedMeanwhile } from '../saved-meanwhile.tsx'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { uidOf } from './closing-calendar.ts'
import { ClosingForm } from './closing-form.tsx'
import { linesOf } from './closing-values.ts'

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
