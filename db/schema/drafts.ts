import type { Generated } from 'kysely'
import type { Json, Timestamp } from './index.ts'

export interface DraftTables {
  drafts: DraftTable
  draft_consents: DraftConsentTable
}

interface DraftTable {
  id: string
  /** SHA-256 of the token in the visitor's cookie: a leaked table gives no access to drafts. */
  token_hash: string
  kind: string
  submission_key: string
  data: Json
  /** Of each field, at which revision it was last changed, and when that was typed (ms UTC). */
  changes: Generated<Json>
  /** The number of the last save of each tab. */
  tabs: Generated<Json>
  /** Raised by every save. */
  revision: Generated<number>
  /** The step that the visitor is on. */
  step: string | null
  attachment_ids: Json
  /** Files rejected in the last request, with the message to show. */
  file_problems: Json
  /** The step that has been validated, so that its messages are shown. */
  checked_step: string | null
  source: Json | null
  /** Set when the form was accepted: the draft then only serves a repeated last step. */
  accepted_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** A visitor's consent to be called about a request that they do not finish. */
interface DraftConsentTable {
  /** Without a row, a draft is shown to no staff. */
  draft_id: string
  consented_at: Timestamp
  /** When staff marked it as called, and who did. */
  called_at: Timestamp | null
  called_by: string | null
}
