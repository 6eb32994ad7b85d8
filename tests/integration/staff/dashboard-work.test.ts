import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDelivery } from '../../../db/mail/deliveries.ts'
import type { Db } from '../../../db/open.ts'
import { enqueue, findOpenJob, markDead, outboxBacklog } from '../../../db/ops/outbox.ts'
import { retryImport, retryJob, retryMessage } from '../../../db/work/retry-work.ts'
import { finishImport, latestImport, startImport } from '../../../db/writing/imports.ts'
import { countNewWork, loadWork } from '../../../src/staff/dashboard/work/load-work.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const ANNA = { email: 'anna@agency.example' }
const MINUTE_MS = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()

onBothDatabases('what waits or failed', (open) => {
  test('is nothing on a new site, and nothing of what came just now', async () => {
    const { db } = await open()
    expect(await loadWork(db)).toEqual([])
    expect(await countNewWork(db)).toBe(0)
    await acceptLead(db)
    expect(await loadWork(db)).toEqual([])
    // To the agency and to the visitor.
    expect(await countNewWork(db)).toBe(2)
    const [one] = await db.selectFrom('outbox').select('id').execute()
    await db
      .updateTable('outbox')
      .set({ created_at: ago(3) })
      .where('id', '=', one?.id ?? '')
      .execute()
    expect((await loadWork(db)).map(({ inAll }) => inAll)).toEqual([1])
    expect(await countNewWork(db)).toBe(1)
    await setJobs(db, { done_at: ago(0) })
    expect(await countNewWork(db)).toBe(0)
  })

  test('names the lead, what went wrong, and what a retry can mend', async () => {
    const { db } = await open()
    const lead = await acceptLead(db, { formData: { name: 'Una Nsent' } })
    await setJobs(db, { created_at: ago(3) })
    await trouble(db, 'agency', 'The mail server refused 1 of 1 recipients: 550 5.1.1')
    const unknown = (await loadWork(db)).flatMap(({ items }) => items)
    expect(unknown.find(({ what }) => what === 'The agency’s message')?.why).toContain('LEADS_TO')
    await trouble(db, 'agency', 'The mail server gave no answer (ECONNREFUSED)')
    await db
      .insertInto('attachments')
      .values(file(lead.id, 'boat.jpg', {}))
      .execute()
    const [boat] = await db.selectFrom('attachments').select('id').execute()
    await db
      .transaction()
      .execute((tx) => enqueue(tx, 'scan-attachment', { attachmentId: boat?.id ?? '' }))
    await setJobs(db, { created_at: ago(3) })
    await db
      .insertInto('attachments')
      .values(
        file(lead.id, 'locked.pdf', {
          verdict: 'unscannable',
          signature: 'password-protected',
          scanned_at: ago(9),
        }),
      )
      .execute()

    const lists = await loadWork(db)
    expect(lists.map(({ title, inAll }) => [title, inAll])).toEqual([
      ['Messages not sent', 2],
      ['Files not scanned yet', 1],
      ['Files that cannot be scanned', 1],
    ])
    const items = lists.flatMap((list) => list.items)
    expect(items.every((item) => item.lead?.reference === lead.reference)).toBe(true)
    expect(items.every((item) => item.lead?.name === 'Una Nsent')).toBe(true)
    const byName = (what: string) => items.find((item) => item.what === what)
    expect(byName('The agency’s message')).toMatchObject({
      why: 'The mail server could not be reached, or it closed the connection. The site will try again automatically.',
      retry: 'job',
    })
    expect(byName('The visitor’s confirmation')?.retry).toBeUndefined()
    expect(byName('The scan of boat.jpg')?.retry).toBeUndefined()
    expect(byName('The scan of locked.pdf')?.why).toContain('A password protects the file')

    const [job] = await db
      .selectFrom('outbox')
      .where('queue', '=', 'scan-attachment')
      .select('id')
      .execute()
    await markDead(db, job?.id ?? '')
    const scans = (await loadWork(db)).find(({ title }) => title === 'Files not scanned yet')
    expect(scans?.items[0]).toMatchObject({ retry: 'job' })
    expect(scans?.items[0]?.why).toContain(
      'tries once an hour, and when the scanner answers again.',
    )
  })

  test('lists a link for an account that could not be mailed, and retries it', async () => {
    const { db } = await open()
    const invitation = { link: 'invitation', email: 'ben@agency.example' } as const
    await db.transaction().execute((tx) => enqueue(tx, 'mail-staff', invitation))
    await setJobs(db, { created_at: ago(20), dead_at: ago(1) })
    const lists = await loadWork(db)
    const backlog = await outboxBacklog(db)
    expect(lists.map(({ title, inAll }) => [title, inAll])).toEqual([
      ['Messages not sent', backlog.open],
    ])
    const items = lists.flatMap((list) => list.items)
    expect(items.map(({ what }) => what)).toEqual([
      'A link for an account: an invitation, or a new password',
    ])
    for (const { id } of items) expect(await retryJob(db, ANNA, id)).toBe('promised')
    // Tried, or not: only the worker knows.
    const [again] = (await loadWork(db)).flatMap((list) => list.items)
    expect(again?.why).toBe('It is not done yet. The site will try again automatically.')
  })

  test('a job is promised anew once, however often its button is pressed', async () => {
    const { db } = await open()
    const lead = await acceptLead(db)
    await setJobs(db, { created_at: ago(20) })
    await trouble(db, 'agency', 'The mail server gave no answer (ECONNREFUSED)')
    const [list] = await loadWork(db)
    const item = list?.items.find(({ retry }) => retry === 'job')
    const id = item?.id ?? ''
    const results = await Promise.all([1, 2, 3].map(() => retryJob(db, ANNA, id)))
    expect(results.sort()).toEqual(['nothing', 'nothing', 'promised'])
    expect(await retryJob(db, ANNA, id)).toBe('nothing')
    expect(await retryJob(db, ANNA, 'unknown')).toBe('nothing')
    expect(await findOpenJob(db, 'deliver-message', id)).toBeUndefined()
    // The same two messages, still since then: the alarm goes on.
    const { open: jobs, oldest } = await outboxBacklog(db)
    expect(jobs).toBe(2)
    expect(Date.parse(oldest ?? '')).toBeLessThan(Date.now() - 15 * MINUTE_MS)
    expect(await audited(db)).toEqual([[ANNA.email, lead.id]])
  })

  test('a message that the mail server has just now is left alone', async () => {
    const { db } = await open()
    await acceptLead(db)
    await db.updateTable('deliveries').set({ sending_at: new Date().toISOString() }).execute()
    const [job] = await db.selectFrom('outbox').select('id').execute()
    expect(await retryJob(db, ANNA, job?.id ?? '')).toBe('sending')
    expect(await findOpenJob(db, 'deliver-message', job?.id ?? '')).toBeDefined()
    expect(await audited(db)).toEqual([])
    await db
      .updateTable('deliveries')
      .set({ sending_at: ago(3) })
      .execute()
    expect(await retryJob(db, ANNA, job?.id ?? '')).toBe('promised')
  })

  test('a refused message is promised once more, and then leaves the list', async () => {
    const { db } = await open()
    const lead = await acceptLead(db)
    await setJobs(db, { done_at: ago(1) })
    await db
      .updateTable('deliveries')
      .set({ refused_at: ago(1), created_at: ago(1), last_error: '550 5.1.1' })
      .where('audience', '=', 'visitor')
      .execute()
    const [list] = await loadWork(db)
    expect(list?.title).toBe('Messages refused')
    const id = list?.items[0]?.id ?? ''
    const results = await Promise.all([1, 2].map(() => retryMessage(db, ANNA, id)))
    expect(results.sort()).toEqual(['nothing', 'promised'])
    expect((await outboxBacklog(db)).open).toBe(1)
    expect(await loadWork(db)).toEqual([])
    expect(await audited(db)).toEqual([[ANNA.email, lead.id]])
  })

  test('a notice of an infected file is called that, while it waits and when it was refused', async () => {
    const { db } = await open()
    const { id: submissionId } = await acceptLead(db)
    const notice = { submissionId, audience: 'visitor', topic: 'infected-file' } as const
    for (const aboutId of ['one file', 'another']) {
      await db.transaction().execute((tx) => addDelivery(tx, { ...notice, aboutId }))
    }
    await setJobs(db, { created_at: ago(3) })
    await db
      .updateTable('deliveries')
      .set({ refused_at: ago(1), last_error: '550 5.1.1' })
      .where('about_id', '=', 'another')
      .execute()
    const lists = await loadWork(db)
    const names = (title: string) =>
      lists.find((list) => list.title === title)?.items.map(({ what }) => what)
    expect(names('Messages refused')).toEqual(['The visitor’s notice of an infected file'])
    expect(names('Messages not sent')).toContain('The visitor’s notice of an infected file')
  })

  test('only the newest import is started again, and only once', async () => {
    const { db } = await open()
    const { id } = await startImport(db, { startedBy: ANNA.email })
    expect(await retryImport(db, ANNA, id)).toBe('nothing')
    await finishImport(db, id, 'there are no articles to import')
    const [list] = (await loadWork(db)).filter(({ title }) => title === 'Imports')
    expect(list?.items[0]).toMatchObject({
      why: 'General import error: there are no articles to import',
      retry: 'import',
    })
    expect(await retryImport(db, ANNA, id)).toBe('promised')
    expect(await retryImport(db, ANNA, id)).toBe('nothing')
    expect((await latestImport(db))?.id).not.toBe(id)
  })
})

const setJobs = (db: Db, change: { created_at?: string; done_at?: string; dead_at?: string }) =>
  db.updateTable('outbox').set(change).execute()

async function trouble(db: Db, audience: 'agency' | 'visitor', last_error: string) {
  await db
    .updateTable('deliveries')
    .set({ attempts: 3, last_error })
    .where('audience', '=', audience)
    .execute()
}

async function audited(db: Db) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['staff_email', 'about'])
    .where('action', '=', 'work-retried')
    .execute()
  return rows.map(({ staff_email, about }) => [staff_email, about])
}

function file(submission_id: string, filename: string, rest: object) {
  return {
    id: randomUUID(),
    object_key: `form-uploads/${randomUUID()}`,
    filename,
    content_type: 'application/pdf',
    size_bytes: 1,
    sha256: '',
    password_protected: 0 as const,
    position: 0,
    created_at: ago(10),
    stored_at: ago(10),
    submission_id,
    ...rest,
  }
}
