import { findSettings } from '../../../../db/settings/settings.ts'
import { services } from '../../../http/services.ts'
import { AGENCY_FIELDS, type AgencyField } from '../../../settings/agency.ts'
import { config } from '../../../settings/config.ts'
import { setFields } from '../../../settings/stored-settings.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import { FIELD_TEXTS } from './agency-fields.ts'
import { AgencyForm } from './agency-form.tsx'
import { type AgencyValues, agencyValues, noneIn, noneOf } from './check-agency.ts'

/** The page on which owners set the agency's details. */
export async function AgencyPage() {
  const staff = await requireStaff('agency')
  const answer = settingsBeingAnswered('agency')
  const stored = await findSettings(services().db, 'agency')
  const defaults = config().site
  const set = setFields(stored.value)
  const [current, noneNow] = [agencyValues(set), noneOf(set)]
  const values = answer ? agencyValues(answer.fields) : current
  const none = answer ? noneIn(answer.fields) : noneNow
  const inWords = (of: AgencyValues, without: ReadonlySet<AgencyField>, field: AgencyField) =>
    without.has(field) ? 'None' : of[field] || 'Empty'
  return (
    <SettingsFrame
      title="Settings"
      {...{ staff, answer, stored }}
      now={AGENCY_FIELDS.filter(
        (field) => inWords(current, noneNow, field) !== inWords(values, none, field),
      ).map((field) => [FIELD_TEXTS[field].label, inWords(current, noneNow, field)])}
    >
      <p>
        What is saved here shows on every page within a second, and in every message. An empty field
        has the value that the site was installed with.
      </p>
      <ul>
        <li>
          <a href="/admin/settings/closing-days">Closing days</a>
        </li>
        <li>
          <a href="/admin/settings/insurers">Insurers and their claims lines</a>
        </li>
        <li>
          <a href="/admin/settings/costs">What coverage cost</a>
        </li>
        <li>
          <a href="/admin/settings/reply-templates">Templates of replies</a>
        </li>
        <li>
          <a href="/admin/settings/documents">Papers and photographs to ask for</a>
        </li>
        <li>
          <a href="/admin/settings/export-columns">Columns of your own system</a>
        </li>
        <li>
          <a href="/admin/settings/lead-routing">Who gets which leads, and who is out of office</a>
        </li>
      </ul>
      <AgencyForm {...{ values, none, defaults, stored, answer }} />
    </SettingsFrame>
  )
}
