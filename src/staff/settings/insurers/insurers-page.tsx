import { findSettings } from '../../../../db/settings/settings.ts'
import { services } from '../../../http/services.ts'
import { insurerLine } from '../../../settings/insurers.ts'
import { setInsurers } from '../../../settings/stored-settings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { SavedMeanwhile } from '../saved-meanwhile.tsx'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { form } from '../settings-styles.ts'

const ROWS = 12

/** The page on which owners keep the insurers that the agency works with. */
export async function InsurersPage() {
  const staff = await requireStaff('agency')
  const answer = settingsBeingAnswered('insurers')
  const stored = await findSettings(services().db, 'insurers')
  const current = setInsurers(stored.value).map(insurerLine)
  return (
    <StaffFrame
      title="Insurers and their claims lines"
      staff={staff}
      flash={answer && { tone: 'problem', text: answer.problem, errors: answer.errors ?? {} }}
    >
      {answer?.isConflict && (
        <SavedMeanwhile
          stored={stored}
          now={[['Insurers', current.length > 0 ? current.join(' · ') : 'None']]}
        />
      )}
      <p>
        The numbers are on <a href="/claims">the page about claims</a>, in this order, as links to
        call. The names are offered as carriers on every lead.{' '}
        <a href="/admin/settings">Back to the settings</a>
      </p>
      <form
        id="insurers-form"
        method="post"
        action="/api/staff/settings/insurers"
        noValidate
        aria-label="Insurers"
        className={form}
      >
        <input type="hidden" name="revision" value={stored.revision} />
        <PlainTextArea
          name="insurers"
          label="One insurer a line, with the number of its claims line"
          hint="For example: Harbor Mutual 800-555-0142. Without a number, only the name is kept."
          rows={ROWS}
          defaultValue={answer ? (answer.fields.insurers ?? '') : current.join('\n')}
          error={answer?.errors?.insurers}
          isOptional
        />
        <p>
          <Button type="submit" tone="action">
            Save
          </Button>
        </p>
        <UnsavedWarning form="insurers-form" isUnsaved={answer !== undefined} />
      </form>
    </StaffFrame>
  )
}
