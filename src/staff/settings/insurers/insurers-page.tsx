import { findSettings } from '../../../../db/settings/settings.ts'
import { services } from '../../../http/services.ts'
import { insurerLine } from '../../../settings/agency.ts'
import { setInsurers } from '../../../settings/stored-settings.ts'
import { PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { SettingsForm, SettingsFrame } from '../settings-frame.tsx'

const ROWS = 12

/** The page on which owners keep the insurers that the agency works with. */
export async function InsurersPage() {
  const staff = await requireStaff('agency')
  const answer = settingsBeingAnswered('insurers')
  const stored = await findSettings(services().db, 'insurers')
  const current = setInsurers(stored.value).map(insurerLine)
  return (
    <SettingsFrame
      title="Insurers and their claims lines"
      {...{ staff, answer, stored }}
      now={[['Insurers', current.length > 0 ? current.join(' · ') : 'None']]}
    >
      <p>
        The numbers are on <a href="/claims">the page about claims</a>, in this order, as links to
        call. The names are offered as carriers on every lead.{' '}
        <a href="/admin/settings">Back to the settings</a>
      </p>
      <SettingsForm name="insurers" label="Insurers" {...{ stored, answer }}>
        <PlainTextArea
          name="insurers"
          label="One insurer a line, with the number of its claims line"
          hint="For example: Harbor Mutual 800-555-0142. Without a number, only the name is kept."
          rows={ROWS}
          defaultValue={answer ? (answer.fields.insurers ?? '') : current.join('\n')}
          error={answer?.errors?.insurers}
          isOptional
        />
      </SettingsForm>
    </SettingsFrame>
  )
}
