import { attachmentsOf } from '../../../../db/leads/attachments.ts'
import { eventsOf, findLead, messagesOf } from '../../../../db/leads/lead.ts'
import { notesOf } from '../../../../db/leads/lead-notes.ts'
import type { Db } from '../../../../db/open.ts'
import { findPerson, idsOfPerson } from './person.ts'

/**
 * Everything that the site has of a person, as one JSON file for them to read.
 * @param also Ids of what may be of the same person, and is.
 */
export async function exportPerson(
  db: Db,
  email: string,
  also: readonly string[] = [],
): Promise<{ json: string; references: string[] }> {
  const found = await findPerson(db, email)
  const ids = idsOfPerson(found, also)
  const whole = []
  for (const id of ids.leads) whole.push(await exportedLead(db, id))
  const likelyDrafts = found.likely.flatMap((one) => (one.kind === 'draft' ? [one.draft] : []))
  const drafts = [...found.drafts, ...likelyDrafts].filter(({ id }) => ids.drafts.includes(id))
  const { subscription } = found
  const { id: _, ...subscribed } = subscription ?? { id: '' }
  const others = found.likely.flatMap((one) =>
    one.kind === 'subscription' && ids.subscriptions.includes(one.id) ? [one.email] : [],
  )
  const person = {
    email,
    exportedAt: new Date().toISOString(),
    leads: whole.filter((lead) => lead !== undefined),
    drafts: drafts.map(({ id: _, ...draft }) => draft),
    subscription: subscription ? subscribed : null,
    ...(others.length > 0 && { subscribedAlsoAs: others }),
  }
  return {
    json: `${JSON.stringify(person, null, 2)}\n`,
    references: whole.flatMap((lead) => lead?.reference ?? []),
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
