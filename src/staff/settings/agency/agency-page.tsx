import { findSettings } from '../../../../db/settings/settings.ts'
import { services } from '../../../http/services.ts'
import { AGENCY_FIELDS } from '../../../settings/agency.ts'
import { config } from '../../../settings/config.ts'
import { setFields } from '../../../settings/stored-settings.ts'
import { StaffFrame } from '../../frame/frame.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { SavedMeanwhile } from '../saved-meanwhile.tsx'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { FIELD_TEXTS } from './agency-fields.ts'
import { AgencyForm } from './agency-form.tsx'
import { agencyValues } from './check-agency.ts'

/** The page on which owners set the agency's details. */
export async function AgencyPage() {
  const staff = await requireStaff('agency')
  const answer = settingsBeingAnswered('agency')
  const stored = await findSettings(services().db, 'agency')
  const defaults = config().site
  const current = agencyValues(setFields(stored.value))
  const values = answer ? agencyValues(answer.fields) : current
  return (
    <StaffFrame
      title="Settings"
      staff={staff}
      flash={answer && { tone: 'problem', text: answer.problem, errors: answer.errors ?? {} }}
    >
      {answer?.isConflict && (
        <SavedMeanwhile
          stored={stored}
          now={AGENCY_FIELDS.filter((field) => current[field] !== values[field]).map((field) => [
            FIELD_TEXTS[field].label,
            current[field] || 'Empty',
          ])}
        />
      )}
      <p>
        What is saved here shows on every page within a second, and in every message. An empty field
        has the value that the site was installed with.
      </p>
      <ul>
        <li>
          <a href="/admin/settings/closing-days">Closing days</a>
        </li>
        <li>
          <a href="/admin/settings/lead-routing">Who gets which leads, and who is out of office</a>
        </li>
      </ul>
      <AgencyForm
        values={values}
        defaults={defaults}
        revision={stored.revision}
        errors={answer?.errors ?? {}}
        isUnsaved={answer !== undefined}
      />
    </StaffFrame>
  )
}
