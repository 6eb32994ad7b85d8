import type { Generated } from 'kysely'
import type { Timestamp } from './index.ts'

export interface DraftLinkTables {
  draft_links: DraftLinkTable
  draft_consents: DraftConsentTable
}

/** A mailed link that continues a draft on another device. */
export interface DraftLinkTable {
  id: string
  draft_id: string
  /** Where the link was mailed, and where its codes are mailed. */
  email: string
  /** SHA-256 of the link's token; null until the mail is written. */
  token_hash: string | null
  created_at: Timestamp
  expires_at: Timestamp
  /** When a code was last asked for; null when it was used. */
  code_asked_at: Timestamp | null
  code_hash: string | null
  code_expires_at: Timestamp | null
  /** How often a code was typed in since one was asked for. */
  code_tries: Generated<number>
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
