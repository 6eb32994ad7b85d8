import { findSettings } from '../../../../db/settings/settings.ts'
import { services } from '../../../http/services.ts'
import { PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { opens } from '../../leads/lead-styles.ts'
import { EXPORTED_COLUMNS } from '../../leads/list/exported-columns.ts'
import { LEADS } from '../../leads/list/leads-query.ts'
import { columnLine, setColumns } from '../../leads/list/mapped-columns.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { SettingsForm, SettingsFrame } from '../settings-frame.tsx'

const ROWS = 16

/** The page on which brokers keep which columns their agency's system takes. */
export async function ColumnsPage() {
  const staff = await requireStaff('leads')
  const answer = settingsBeingAnswered('export-columns')
  const stored = await findSettings(services().db, 'export-columns')
  const current = setColumns(stored.value).map(columnLine)
  return (
    <SettingsFrame
      title="Columns of your own system"
      {...{ staff, answer, stored }}
      now={[['Columns', current.length > 0 ? current.join(' · ') : 'None']]}
    >
      <p>
        For the file that your agency’s system imports: “with your columns” below{' '}
        <a href={LEADS}>the leads</a>, and on the page of each lead. Take the names from its
        template for imports. Until you enter some, that file has all of ours.
      </p>
      <SettingsForm name="export-columns" label="Columns" {...{ stored, answer }}>
        <PlainTextArea
          name="columns"
          label="One column a line: its name in your system = ours"
          hint="For example: Last Name = Last name. They stand in the file in this order."
          rows={ROWS}
          defaultValue={answer ? (answer.fields.columns ?? '') : current.join('\n')}
          error={answer?.errors?.columns}
          isOptional
        />
      </SettingsForm>
      <details>
        <summary className={opens}>Our columns</summary>
        <ul>
          {EXPORTED_COLUMNS.map(([name]) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </details>
    </SettingsFrame>
  )
}
