import { findSettings } from '../../../../db/settings/settings.ts'
import { services } from '../../../http/services.ts'
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  documentLists,
} from '../../../settings/document-lists.ts'
import { PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { LEADS } from '../../leads/list/leads-query.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { SettingsForm, SettingsFrame } from '../settings-frame.tsx'

const ROWS = 8
const KINDS = Object.entries(DOCUMENT_KINDS) as [DocumentKind, string][]

/** The page on which brokers keep the papers and photographs that visitors are asked for. */
export async function DocumentsPage() {
  const staff = await requireStaff('leads')
  const answer = settingsBeingAnswered('documents')
  const stored = await findSettings(services().db, 'documents')
  const current = documentLists(stored.value)
  return (
    <SettingsFrame
      title="Papers and photographs"
      {...{ staff, answer, stored }}
      now={KINDS.map(([kind, name]) => [name, current[kind].join(' · ')])}
    >
      <p>
        On the page of a lead you pick from its list what is missing, and the visitor gets one
        message. Visitors see the names as they stand here, one a line. What was asked for stays as
        it was asked. <a href={LEADS}>Go to the leads</a>
      </p>
      <SettingsForm name="documents" label="Papers and photographs" {...{ stored, answer }}>
        {KINDS.map(([kind, name]) => (
          <PlainTextArea
            key={kind}
            name={kind}
            label={name}
            rows={ROWS}
            defaultValue={answer ? (answer.fields[kind] ?? '') : current[kind].join('\n')}
            error={answer?.errors?.[kind]}
            isOptional
          />
        ))}
      </SettingsForm>
    </SettingsFrame>
  )
}
