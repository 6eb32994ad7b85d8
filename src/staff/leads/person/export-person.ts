import { attachmentsOf } from '../../../../db/leads/attachments.ts'
import { eventsOf, findLead, messagesOf } from '../../../../db/leads/lead.ts'
import { notesOf } from '../../../../db/leads/lead-notes.ts'
import type { Db } from '../../../../db/open.ts'
import { findPerson } from './person.ts'

/** Everything that the site has of a person, as one JSON file for them to read. */
export async function exportPerson(
  db: Db,
  email: string,
): Promise<{ json: string; references: string[] }> {
  const { leads, drafts, subscription } = await findPerson(db, email)
  const whole = []
  for (const { id } of leads) whole.push(await exportedLead(db, id))
  const { id: _, ...subscribed } = subscription ?? { id: '' }
  const person = {
    email,
    exportedAt: new Date().toISOString(),
    leads: whole.filter((lead) => lead !== undefined),
    drafts: drafts.map(({ id: _, ...draft }) => draft),
    subscription: subscription ? subscribed : null,
  }
  return {
    json: `${JSON.stringify(person, null, 2)}\n`,
    references: leads.map(({ reference }) => reference),
  }
}

async function exportedLead(db: Db, id: string) {
  const lead = await findLead(db, id)
  if (!lead) return undefined
  const [files, notes, messages, events] = await Promise.all([
    attachmentsOf(db, id),
    notesOf(db, id),
    messagesOf(db, id),
    eventsOf(db, id),
  ])
  const { reference, kind, createdAt, source, lostFiles, state } = lead
  return {
    reference,
    kind,
    receivedAt: createdAt,
    versions: [
      { at: createdAt, answers: lead.formData },
      ...lead.amendments.map(({ createdAt, answers }) => ({ at: createdAt, answers })),
    ],
    source,
    status: state.status,
    reason: state.statusReason,
    followUpOn: state.followUpOn || null,
    files: files.map(({ filename, contentType, sizeBytes, state, scannedAt }) => ({
      filename,
      contentType,
      sizeBytes,
      state,
      scannedAt,
    })),
    filesThatDidNotArrive: lostFiles,
    notes: notes.map(({ text, createdAt, staffEmail }) => ({
      at: createdAt,
      by: staffEmail,
      text,
    })),
    messages: messages.map(({ id: _, acceptedBy: __, ...message }) => message),
    log: events.map(({ at, staffEmail, action }) => ({ at, by: staffEmail, action })).reverse(),
  }
}
