import { type Context, Hono } from 'hono'
import { answerChangesOf } from '../../../../db/leads/answer-changes.ts'
import { attachmentsOf } from '../../../../db/leads/attachments.ts'
import { certificatesOf } from '../../../../db/leads/certificates.ts'
import { deleteLeads } from '../../../../db/leads/delete-leads.ts'
import { documentsOf } from '../../../../db/leads/documents.ts'
import { deleteDrafts } from '../../../../db/leads/drafts-of-person.ts'
import { incomingOf } from '../../../../db/leads/incoming.ts'
import { eventsOf, findLead, messagesOf } from '../../../../db/leads/lead.ts'
import { notesOf } from '../../../../db/leads/lead-notes.ts'
import { repliesOf } from '../../../../db/leads/replies.ts'
import { eraseSubscriber } from '../../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../../db/open.ts'
import { recordAudit } from '../../../../db/staff/audit.ts'
import { log } from '../../../http/log.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { databaseUnavailable } from '../../session/refusals.ts'
import { seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { personHref } from '../addresses.ts'
import { findPerson, idsOfPerson, personMark, personsEmail, personsHash } from './person.ts'

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
  const [subscription, ...more] = found.subscriptions.map(({ id: _, ...subscribed }) => subscribed)
  const others = found.likely.flatMap((one) =>
    one.kind === 'subscription' && ids.subscriptions.includes(one.id) ? [one.email] : [],
  )
  const person = {
    email: found.emails[0],
    otherAddresses: found.emails.slice(1),
    exportedAt: new Date().toISOString(),
    leads: whole.filter((lead) => lead !== undefined),
    drafts: drafts.map(({ id: _, ...draft }) => draft),
    subscription: subscription ?? null,
    ...(more.length > 0 && { otherSubscriptions: more }),
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
  const [files, documents, notes, replies, incoming, certificates, changes, messages, events] =
    await Promise.all([
      attachmentsOf(db, id),
      documentsOf(db, id),
      notesOf(db, id),
      repliesOf(db, id),
      incomingOf(db, id),
      certificatesOf(db, id),
      answerChangesOf(db, id),
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
    application: lead.application ?? null,
    answersCorrectedByStaff: changes.map(({ id: _, ...change }) => change),
    source,
    status: state.status,
    reason: state.statusReason,
    followUpOn: state.followUpOn || null,
    carrier: state.carrier,
    premiumAYear: state.premium,
    quotedOn: state.quotedOn || null,
    presentPolicyEndsOn: state.policyEndsOn || null,
    files: files.map(({ filename, contentType, sizeBytes, state, scannedAt }) => ({
      filename,
      contentType,
      sizeBytes,
      state,
      scannedAt,
    })),
    documents: documents.map(({ id: _, fileIds, asked, ...document }) => ({
      ...document,
      askedFor: asked ? { at: asked.at, by: asked.by } : null,
      files: files.filter(({ id }) => fileIds.includes(id)).map(({ filename }) => filename),
    })),
    filesThatDidNotArrive: lostFiles,
    notes: notes.map(({ text, createdAt, staffEmail }) => ({
      at: createdAt,
      by: staffEmail,
      text,
    })),
    replies: replies.map(({ createdAt, staffEmail, subject, text }) => ({
      at: createdAt,
      by: staffEmail,
      subject,
      text,
    })),
    cameByMail: incoming.map(({ id: _, createdAt, ...message }) => ({ at: createdAt, ...message })),
    certificates: certificates.map(({ createdAt, staffEmail, file, holderEmail }) => ({
      at: createdAt,
      by: staffEmail,
      filename: file.filename,
      alsoTo: holderEmail ?? null,
    })),
    messages: messages.map(({ id: _, aboutId: __, acceptedBy: ___, ...message }) => message),
    log: events.map(({ at, staffEmail, action }) => ({ at, by: staffEmail, action })).reverse(),
  }
}

/** Everything about one person: a download and a deletion. The address stands in the body alone. */
export const personApi = new Hono<StaffEnv>()

personApi.onError((err) => {
  log.error({ err }, 'what there is of a person could not be worked on')
  return databaseUnavailable()
})

personApi.post('/download', async (c) => {
  const { email, also } = await asked(c)
  if (!email) return nobody()
  const { db } = services()
  const { json, references } = await exportPerson(db, email, also)
  const person = personsHash(email)
  const details = { person, references }
  await recordAudit(db, { staff: c.get('staff'), action: 'person-exported', details })
  return new Response(json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="person-${person}-${officeDay()}.json"`,
    },
  })
})

personApi.post('/erase', async (c) => {
  const { email, also, seen } = await asked(c)
  if (!email) return nobody()
  const { db } = services()
  const person = await findPerson(db, email)
  if (seen !== personMark(person)) {
    const [lead] = person.leads
    return seeOther(lead ? personHref(lead.id) : '/admin/leads', { flash: OTHER_LEADS })
  }
  const { leads } = await erasePerson(db, c.get('staff'), email, also)
  const text = `Deleted: ${leads === 1 ? 'one lead' : `${leads} leads`}, and everything else about this person.`
  return seeOther('/admin/leads', { flash: { tone: 'success', text } })
})

/** Whom a form is about, and what else is theirs. */
async function asked(c: Context<StaffEnv>) {
  const fields = new URLSearchParams(await c.req.text())
  return {
    email: personsEmail(fields.get('email')),
    also: fields.getAll('also'),
    seen: fields.get('seen'),
  }
}

const OTHER_LEADS = {
  tone: 'problem',
  text: 'Nothing was deleted: since you opened that page, a lead of this person came in, was deleted, merged or parted. Look at what there is now.',
} as const

function nobody(): Response {
  const text = 'This is no email address, so nothing was done.'
  return seeOther('/admin/leads', { flash: { tone: 'problem', text } })
}

/**
 * Deletes everything that came from a person's addresses, and what staff know to be of the same person. It can be repeated: cut
 * off in the middle, the rest goes the next time. The log names references and a hash, no person.
 * @param also Ids of what may be of the same person; what was not offered is left alone.
 */
export async function erasePerson(
  db: Db,
  staff: { email: string },
  email: string,
  also: readonly string[] = [],
): Promise<{ leads: number; drafts: number; wasSubscribed: boolean }> {
  const ids = idsOfPerson(await findPerson(db, email), also)
  const leads = await deleteLeads(db, staff, ids.leads, 'person-erased')
  const drafts = await deleteDrafts(db, ids.drafts)
  let wasSubscribed = false
  for (const id of ids.subscriptions) {
    if (await eraseSubscriber(db, id, staff)) wasSubscribed = true
  }
  const details = { person: personsHash(email), leads, drafts, wasSubscribed }
  await recordAudit(db, { staff, action: 'person-erased', details })
  return { leads, drafts, wasSubscribed }
}
