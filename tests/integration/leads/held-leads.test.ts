import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { deleteLeads, findDeletedLead } from '../../../db/leads/delete-leads.ts'
import { listLeads } from '../../../db/leads/lead-list.ts'
import { sendAgain } from '../../../db/leads/resend.ts'
import { releaseLeads } from '../../../db/leads/suspected-spam.ts'
import type { Db } from '../../../db/open.ts'
import { workOnSelected } from '../../../src/staff/leads/list/work-on-selected.ts'
import { acceptLead, holdLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const ANNA = { email: 'anna@agency.example' }
const BOB = { email: 'bob@agency.example' }
onBothDatabases('a lead that is held', (open) => {
  test('sends its messages once when two release it at the same time', async () => {
    const { db } = await open()
    const { id } = await holdLead(db)
    const released = await Promise.all([
      releaseLeads(db, ANNA, [id]),
      releaseLeads(db, BOB, [id, id]),
      releaseLeads(db, BOB, [id]),
    ])
    expect(released.toSorted()).toEqual([0, 0, 1])
    expect(await messages(db)).toEqual(['agency submission', 'visitor submission'])
    expect(await jobs(db)).toEqual(['deliver-message', 'deliver-message'])
    expect(await listed(db, 'all')).toEqual([id])
    expect(await listed(db, 'held')).toEqual([])
    expect(await logged(db)).toEqual(['lead-released'])
  })

  test('goes to the webhook too, if there is one, and only when it is released', async () => {
    const { db } = await open()
    const options = { postsToWebhook: true, isSuspect: true }
    const { id } = await acceptSubmission(db, quoteRequest(), options)
    expect(await jobs(db)).toEqual([])
    await releaseLeads(db, ANNA, [id], { postsToWebhook: true })
    expect(await jobs(db)).toEqual(['deliver-message', 'deliver-message', 'post-lead'])
  })

  test('tells of other answers that came meanwhile when it is released, not before', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const { id } = await holdLead(db, request)
    const changed = { ...request, formData: { ...request.formData, vessel_length: 31 } }
    await acceptSubmission(db, changed)
    expect(await messages(db)).toEqual([])
    await releaseLeads(db, ANNA, [id])
    expect(await messages(db)).toEqual([
      'agency amendment',
      'agency submission',
      'visitor submission',
    ])
  })

  test('sends no message "again" before it is released', async () => {
    const { db } = await open()
    const { id } = await holdLead(db)
    expect(await sendAgain(db, ANNA, id, undefined)).toBe('held')
    expect(await messages(db)).toEqual([])
  })

  test('is deleted as spam with its trace in the log, but not once somebody released it', async () => {
    const { db } = await open()
    const [spam, real] = [await holdLead(db), await holdLead(db)]
    await releaseLeads(db, BOB, [real.id])
    expect(await deleteLeads(db, ANNA, [spam.id, real.id], 'spam-deleted')).toBe(1)
    expect(await listed(db, 'all')).toEqual([real.id])
    expect(await findDeletedLead(db, spam.id)).toEqual({
      action: 'spam-deleted',
      reference: spam.reference,
      at: expect.any(String),
      staffEmail: ANNA.email,
    })
    expect(await findDeletedLead(db, real.id)).toBeUndefined()
  })

  test('is released or deleted with others that are selected, and what was not held stays', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const held = [await holdLead(db), await holdLead(db), await holdLead(db)]
    const usual = await acceptLead(db)
    const work = (what: string, ...ids: string[]) =>
      workOnSelected(db, anna, new URLSearchParams([['do', what], ...ids.map((id) => ['ids', id])]))
    const [one = usual, two = usual, three = usual] = held
    expect(await work('release', one.id, two.id, usual.id)).toEqual({
      tone: 'success',
      text: '2 leads were released. 1 lead was no longer held.',
    })
    expect(await messages(db)).toHaveLength(6)
    expect(await work('spam', three.id, usual.id)).toEqual({
      tone: 'success',
      text: '1 lead was deleted as spam. 1 lead was no longer held.',
    })
    expect(await work('spam', one.id)).toMatchObject({ tone: 'problem' })
    expect((await listed(db, 'all')).toSorted()).toEqual([one.id, two.id, usual.id].toSorted())
  })
})

async function messages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deliveries').select(['audience', 'topic']).execute()
  return rows.map(({ audience, topic }) => `${audience} ${topic}`).toSorted()
}

async function jobs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('queue').execute()
  return rows.map(({ queue }) => queue).toSorted()
}

async function logged(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select('action').execute()
  return rows.map(({ action }) => action)
}

async function listed(db: Db, view: 'all' | 'held'): Promise<string[]> {
  const { leads } = await listLeads(db, { view, staffId: '', order: 'newest' })
  return leads.map(({ id }) => id)
}
