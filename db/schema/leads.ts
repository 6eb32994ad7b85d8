import type { Generated } from 'kysely'
import type { Json, Timestamp } from './index.ts'

/** What has become of a lead. `handled`: answered, and nothing to quote. */
export type LeadStatus = 'new' | 'in-work' | 'quoted' | 'won' | 'lost' | 'handled'

/** What the desk lists, filters, and changes of a submission. */
export interface LeadStateColumns {
  // Copied from the answers and the source when the lead is accepted, for the list and the figures.
  name: Generated<string>
  phone: Generated<string>
  town: Generated<string | null>
  insurance_type: Generated<string | null>
  /** `campaign:` or `referrer:` and which one; null when the visitor came by themselves. */
  came_from: Generated<string | null>

  status: Generated<LeadStatus>
  /** Why it was won or lost, in a broker's words. */
  status_reason: Generated<string | null>
  /** A day in the office's time zone, YYYY-MM-DD. */
  follow_up_on: Generated<string | null>
  /** Who insures it, when it is quoted or won. */
  carrier: Generated<string | null>
  /** In whole dollars a year. */
  premium: Generated<number | null>
  /** The day of the quote or the sale, YYYY-MM-DD. */
  quoted_on: Generated<string | null>
  /** When the policy that the visitor has elsewhere ends, YYYY-MM-DD. */
  policy_ends_on: Generated<string | null>
  /** The `policy_ends_on` for which a lost lead has come back by itself. */
  returned_for: Generated<string | null>
  /** An id of `staff`; null when nobody has it, or the account was removed. */
  assigned_to: Generated<string | null>
  /** When staff first opened it. */
  opened_at: Generated<Timestamp | null>
  /** When staff first replied, called, or changed its status. */
  answered_at: Generated<Timestamp | null>
  /** Suspected spam: listed apart until staff release it. */
  held_at: Generated<Timestamp | null>
  /** Why it was held: a JSON list of `HeldReason`; stays after its release. */
  held_reasons: Generated<Json | null>
  /** When the agency was promised a message about it, while a limit alone held it. */
  held_told_at: Generated<Timestamp | null>
  /** Raised by every change staff make: says whether somebody else was faster. */
  revision: Generated<number>
}

export interface LeadTables {
  lead_notes: LeadNoteTable
  lead_replies: LeadReplyTable
  lead_incoming: LeadIncomingTable
  lead_certificates: LeadCertificateTable
  answer_changes: AnswerChangeTable
  lead_views: LeadViewTable
  document_askings: DocumentAskingTable
  lead_documents: LeadDocumentTable
  document_files: DocumentFileTable
  same_person: SamePersonTable
}

interface LeadNoteTable {
  id: string
  submission_id: string
  staff_email: string
  text: string
  created_at: Timestamp
}

/** What a broker wrote to the visitor from the desk; the `deliveries` about it say whether it arrived. */
interface LeadReplyTable {
  id: string
  submission_id: string
  /** Whose answer it is, also when the account is gone. */
  staff_email: string
  staff_name: string
  subject: string
  text: string
  created_at: Timestamp
}

/** What came back by mail: an answer, or a report that a message could not be delivered. Its files have its time as `added_at`. */
export interface LeadIncomingTable {
  /** Made from the lead and the Message-ID: the same message is stored once. */
  id: string
  submission_id: string
  kind: 'message' | 'bounce'
  /** Of a bounce: who did not get the message. */
  from_address: string
  from_name: string
  is_foreign: 0 | 1
  subject: string
  text: string
  quoted: string
  /** Names. */
  refused_files: Json
  created_at: Timestamp
}

/** A certificate of insurance that a broker sent; its file is an attachment of the lead. */
interface LeadCertificateTable {
  id: string
  submission_id: string
  attachment_id: string
  /** Who sent it, also when the account is gone. */
  staff_email: string
  staff_name: string
  /** Of whoever asked for the certificate; null: it went to the visitor alone. */
  holder_email: string | null
  created_at: Timestamp
}

/** An answer of a lead's application that staff corrected or added, as it was typed; empty: no answer. */
interface AnswerChangeTable {
  id: string
  submission_id: string
  /** Who did it, also when the account is gone. */
  staff_email: string
  question: string
  was: string
  became: string
  changed_at: Timestamp
}

/** A message in which staff asked a visitor for papers and photographs. */
interface DocumentAskingTable {
  /** Also that of the reply that is the message. */
  id: string
  submission_id: string
  created_at: Timestamp
  /** When the visitor was promised the one reminder. */
  reminded_at: Timestamp | null
  /** When whoever has the lead was told that something is still missing: nothing more comes of it. */
  told_at: Timestamp | null
}

/** A paper or photograph of a lead, by its name: asked for, or sent under that name. */
interface LeadDocumentTable {
  id: string
  submission_id: string
  name: string
  /** The latest message that asked for it; null: the visitor sent it without being asked. */
  asking_id: string | null
  /** When staff ticked it, since it came another way. */
  received_at: Timestamp | null
  received_by: string | null
  /** When the visitor said that they do not have it. */
  unavailable_at: Timestamp | null
  /** When staff withdrew it: the visitor is not asked for it any more. */
  withdrawn_at: Timestamp | null
  created_at: Timestamp
}

/** A file that the visitor sent as a document; one file may be several. */
interface DocumentFileTable {
  document_id: string
  attachment_id: string
  filed_at: Timestamp
}

/** What staff last said of two addresses; each pair stands there in both orders. */
interface SamePersonTable {
  email: string
  other_email: string
  /** 0: they are of two people, and are not offered as one again. */
  is_same: 0 | 1
  staff_email: string
  said_at: Timestamp
}

/** A search or filter of the list of leads that somebody has named. */
interface LeadViewTable {
  id: string
  /** Who made it; null when the account was removed, which leaves those for everybody. */
  staff_id: string | null
  name: string
  /** As the address of the list has it. */
  query: string
  is_shared: 0 | 1
}
