import { listVesselOptions } from '../../../../db/content/vessels.ts'
import { type AnswerChange, answerChangesOf } from '../../../../db/leads/answer-changes.ts'
import { attachmentsOf, type LeadFile } from '../../../../db/leads/attachments.ts'
import { type Certificate, certificatesOf } from '../../../../db/leads/certificates.ts'
import { documentsOf, type LeadDocument } from '../../../../db/leads/documents.ts'
import { incomingOf, type LeadIncoming } from '../../../../db/leads/incoming.ts'
import {
  eventsOf,
  findLead,
  type Lead,
  type LeadEvent,
  type LeadMessage,
  messagesOf,
  otherLeadsOf,
} from '../../../../db/leads/lead.ts'
import { markOpened } from '../../../../db/leads/lead-changes.ts'
import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import { type LeadNote, notesOf } from '../../../../db/leads/lead-notes.ts'
import { findLikelyLeads, type LikelyLead } from '../../../../db/leads/likely-same.ts'
import { listCarriers } from '../../../../db/leads/policies.ts'
import { type LeadReply, repliesOf } from '../../../../db/leads/replies.ts'
import { addressesOf } from '../../../../db/leads/same-person.ts'
import type { Db } from '../../../../db/open.ts'
import { findSettings } from '../../../../db/settings/settings.ts'
import { listStaff, type StaffMember } from '../../../../db/staff/staff.ts'
import { usualDocuments } from '../../../application/usual-documents.ts'
import { agency } from '../../../http/agency.ts'
import { isId } from '../../../http/is-id.ts'
import type { ReplyTemplate } from '../../../settings/reply-templates.ts'
import { setTemplates } from '../../../settings/stored-settings.ts'
import { fileName } from '../files/file-words.ts'
import { type EventNames, eventsWithoutOwner } from './history-words.ts'
import { loadPlaces, type SourcePlaces } from './load-places.ts'
import { staffNames } from './names.ts'
import { type AnswerVersions, answerVersions } from './versions.ts'

/** A lead with everything that its page shows. */
export interface LoadedLead {
  lead: Lead
  versions: AnswerVersions
  files: LeadFile[]
  messages: LeadMessage[]
  notes: LeadNote[]
  replies: LeadReply[]
  incoming: LeadIncoming[]
  certificates: Certificate[]
  /** What staff changed of the application, the latest first. */
  changes: AnswerChange[]
  documents: LeadDocument[]
  /** What staff usually ask for in such a lead. */
  usualDocuments: readonly string[]
  templates: ReplyTemplate[]
  /** The latest first. */
  events: LeadEvent[]
  /** Of the same person. */
  others: ListedLead[]
  /** What may be of the same person. */
  likely: LikelyLead[]
  everyone: StaffMember[]
  /** The insurers that staff keep, and the carriers that leads have. */
  carriers: string[]
  places: SourcePlaces
  names: EventNames & { nameOf(email: string | undefined): string }
}

/**
 * Reads a lead for its page; undefined when there is none.
 * @param isOpening Whether this is written down as an opening: not when the page answers a form.
 */
export async function loadLead(
  db: Db,
  id: string,
  staff: StaffMember,
  isOpening: boolean,
): Promise<LoadedLead | undefined> {
  const lead = isId(id) ? await findLead(db, id, staff.email) : undefined
  if (!lead) return undefined
  const [
    vessels,
    files,
    messages,
    notes,
    replies,
    incoming,
    certificates,
    changes,
    documents,
    events,
    { others, likely },
    everyone,
    places,
    carriers,
    kept,
    lists,
  ] = await Promise.all([
    listVesselOptions(db),
    attachmentsOf(db, id),
    messagesOf(db, id),
    notesOf(db, id),
    repliesOf(db, id),
    incomingOf(db, id),
    certificatesOf(db, id),
    answerChangesOf(db, id),
    documentsOf(db, id),
    eventsOf(db, id),
    leadsBeside(db, lead),
    listStaff(db),
    loadPlaces(db, lead.source),
    listCarriers(db),
    findSettings(db, 'reply-templates'),
    findSettings(db, 'documents'),
  ])
  if (isOpening) await markOpened(db, staff, id)
  const byId = new Map(everyone.map((member) => [member.id, member.name || member.email]))
  const free = eventsWithoutOwner(events)
  const sent = certificates.map(({ file }) => file)
  const names = new Map([...files, ...sent].map((file) => [file.id, fileName(file)]))
  return {
    lead,
    versions: answerVersions(lead, vessels),
    files,
    messages,
    notes,
    replies,
    incoming,
    certificates,
    changes,
    documents,
    usualDocuments: usualDocuments(
      { kind: lead.kind, answers: lead.amendments.at(-1)?.answers ?? lead.formData },
      lists.value,
    ),
    templates: setTemplates(kept.value),
    events,
    others,
    likely,
    everyone,
    carriers: [...new Set([...agency().insurers.map(({ name }) => name), ...carriers])],
    places,
    names: {
      nameOf: staffNames(everyone),
      staffName: (id) => byId.get(id) ?? 'somebody whose account was removed',
      isSame: (id, email) => everyone.some((one) => one.id === id && one.email === email),
      fileName: (id) => names.get(id) ?? 'a file',
      documentName: (id) => documents.find((one) => one.id === id)?.name ?? 'a document',
      wasFree: (event) => free.has(event),
    },
  }
}

/** Of each phone and name; the page of the person has them all. */
const MOST_LIKELY = 30

/** The other leads of the person who sent one, and those that may be theirs. */
async function leadsBeside(db: Db, lead: Lead) {
  const addresses = await addressesOf(db, lead.email)
  const versions = [lead.formData, ...lead.amendments.map(({ answers }) => answers)]
  const [others, likely] = await Promise.all([
    otherLeadsOf(db, addresses.theirs, lead.id),
    findLikelyLeads(db, addresses, versions, MOST_LIKELY),
  ])
  return { others, likely }
}
