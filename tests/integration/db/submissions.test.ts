import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import {
  addAttachment,
  attachmentsOf,
  findUnclaimed,
  markStored,
} from '../../../db/leads/attachments.ts'
import { findSubmission } from '../../../db/leads/submissions.ts'
import { findDelivery, markFailed, markSending, markSent } from '../../../db/mail/deliveries.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import {
  findOpenJob,
  markDone,
  markRelayed,
  openJobs,
  outboxBacklog,
} from '../../../db/ops/outbox.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

/**
 * Connections as the processes of a site have them: on Postgres several, on SQLite one a process.
 * (Two SQLite connections in one thread would wait for each other: the wait blocks the thread.)
 */
function connectionsOf(db: Db, url: string, kind: 'SQLite' | 'Postgres'): Db[] {
  if (kind === 'SQLite') return [db]
  const others = [1, 2, 3].map(() => openDatabase(url))
  onTestFinished(() => Promise.all(others.map((one) => one.destroy())).then(() => {}))
  return [db, ...others]
}

onBothDatabases('accepting a lead', (open, kind) => {
  test('keeps every answer as it was given and promises two messages', async () => {
    const { db } = await open()
    const formData = { first_name: '{"a":1}', details: 'NUL-free 👩‍✈️ \u202e', vessel_length: 27 }
    const { id, reference } = await acceptLead(db, { formData, email: ' Jane@Visitor.Example ' })
    expect(reference).toMatch(/^FM-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await findSubmission(db, id)).toMatchObject({
      reference,
      formData,
      email: 'jane@visitor.example',
      source: { path: '/towns/bridgeport', town: 'bridgeport', firstCampaign: 'spring' },
    })
    expect((await openJobs(db, 'new', 10)).map(({ queue }) => queue)).toEqual([
      'deliver-message',
      'deliver-message',
    ])
  })

  test('gives the first reference again for the same key and address, another for another', async () => {
    const { db } = await open()
    const submission = quoteRequest({ email: 'jane@visitor.example' })
    const first = await acceptSubmission(db, submission)
    const again = await acceptSubmission(db, { ...submission, email: 'JANE@visitor.example ' })
    const other = await acceptSubmission(db, { ...submission, email: 'joe@visitor.example' })
    expect(again).toEqual({ ...first, repeated: true })
    expect(other.reference).not.toBe(first.reference)
    expect((await outboxBacklog(db)).open).toBe(4)
  })

  test('takes 20 clicks at once as one', async () => {
    const { db, url } = await open()
    const connections = connectionsOf(db, url, kind)
    const submission = quoteRequest()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, click) =>
        acceptSubmission(connections[click % connections.length] as Db, submission),
      ),
    )
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect((await outboxBacklog(db)).open).toBe(2)
  })

  test('mails one address three receipts a day, plus labels and clicks at once included', async () => {
    const { db, url } = await open()
    const [here, other = here] = connectionsOf(db, url, kind) as [Db, Db?]
    const emails = Array.from({ length: 12 }, (_, number) =>
      number % 2 ? `jane+${number}@visitor.example` : 'jane@visitor.example',
    )
    await Promise.all(
      emails.map((email, number) => acceptLead(number % 3 ? here : other, { email })),
    )
    expect(await deliveriesTo(db, 'agency')).toBe(12)
    expect(await deliveriesTo(db, 'visitor')).toBe(3)
    await acceptLead(db, { email: 'joe@visitor.example' })
    expect(await deliveriesTo(db, 'visitor')).toBe(4)
  })
})

onBothDatabases('attachments', (open) => {
  test('are claimed once, in the order of the visitor, and named when they cannot be', async () => {
    const { db } = await open()
    const [one, two] = [await storedFile(db, 'one.pdf'), await storedFile(db, 'two.pdf')]
    const first = await acceptLead(db, { attachmentIds: [two, one], lostFiles: ['three.pdf'] })
    const second = await acceptLead(db, { attachmentIds: [one, randomUUID()] })
    const names = (await attachmentsOf(db, first.id)).map(({ filename }) => filename)
    expect(names).toEqual(['two.pdf', 'one.pdf'])
    expect(await attachmentsOf(db, second.id)).toEqual([])
    expect((await findSubmission(db, first.id))?.lostFiles).toEqual(['three.pdf'])
    expect((await findSubmission(db, second.id))?.lostFiles).toEqual([
      `one.pdf (received with ${first.reference})`,
      'a file whose upload had expired',
    ])
  })

  test('claimed by two leads at once go to one of them', async () => {
    const { db } = await open()
    const file = await storedFile(db, 'photo.jpg')
    const leads = await Promise.all([1, 2].map(() => acceptLead(db, { attachmentIds: [file] })))
    const owned = await Promise.all(leads.map(({ id }) => attachmentsOf(db, id)))
    expect(owned.map((files) => files.length).sort()).toEqual([0, 1])
  })

  test('that never reached the store are not offered', async () => {
    const { db } = await open()
    const { id } = await newFile(db, 'half.pdf')
    const whole = await storedFile(db, 'whole.pdf')
    expect((await findUnclaimed(db, [id, whole])).map((file) => file.id)).toEqual([whole])
  })
})

onBothDatabases('the outbox', (open) => {
  test('pages through open jobs from the oldest on, and forgets those that are done', async () => {
    const { db } = await open()
    for (let lead = 0; lead < 4; lead++) await acceptLead(db)
    const seen: string[] = []
    for (let page = await openJobs(db, 'all', 3); page.length > 0; ) {
      seen.push(...page.map(({ id }) => id))
      page = await openJobs(db, 'all', 3, page.at(-1))
    }
    expect(new Set(seen).size).toBe(8)
    const [first = '', second = ''] = seen
    await markDone(db, first)
    await markRelayed(db, [second])
    expect(await findOpenJob(db, 'deliver-message', first)).toBeUndefined()
    expect(await findOpenJob(db, 'deliver-message', second)).toHaveProperty('deliveryId')
    expect(await openJobs(db, 'new', 10)).toHaveLength(6)
    expect(await openJobs(db, 'all', 10)).toHaveLength(7)
    expect((await outboxBacklog(db)).open).toBe(7)
  })
})

onBothDatabases('a delivery', (open) => {
  test('is started by only one of two that read it at the same time', async () => {
    const { db } = await open()
    const delivery = await agencyDelivery(db)
    expect(await markSending(db, delivery)).toBe(true)
    expect(await markSending(db, delivery)).toBe(false)
  })

  test('counts a repeat only when the outcome of the send before was never known', async () => {
    const { db } = await open()
    const fresh = await agencyDelivery(db)
    await markSending(db, fresh)
    await markFailed(db, fresh.id, '451', ['first@agency.example'])
    const failed = await agencyDelivery(db)
    expect(failed).toMatchObject({ sendingAt: null, acceptedBy: ['first@agency.example'] })
    await markSending(db, failed)
    expect(await row(db)).toMatchObject({ attempts: 2, possible_repeats: 0 })
    await markSending(db, await agencyDelivery(db))
    await markSent(db, fresh.id, ['first@agency.example', 'second@agency.example'])
    expect(await row(db)).toMatchObject({ attempts: 3, possible_repeats: 1, last_error: null })
    expect(await agencyDelivery(db)).toMatchObject({ settled: true })
  })

  async function agencyDelivery(db: Db) {
    if (!(await row(db))) await acceptLead(db)
    const delivery = await findDelivery(db, (await row(db))?.id ?? '')
    if (!delivery) throw new Error('There is no delivery to the agency')
    return delivery
  }

  function row(db: Db) {
    return db
      .selectFrom('deliveries')
      .selectAll()
      .where('audience', '=', 'agency')
      .executeTakeFirst()
  }
})

async function deliveriesTo(db: Db, audience: 'agency' | 'visitor'): Promise<number> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('audience', '=', audience)
    .execute()
  return rows.length
}

function newFile(db: Db, filename: string) {
  return addAttachment(db, {
    filename,
    contentType: 'image/jpeg',
    sizeBytes: 3,
    sha256: 'abc',
    passwordProtected: false,
  })
}

async function storedFile(db: Db, filename: string): Promise<string> {
  const { id } = await newFile(db, filename)
  await markStored(db, id)
  return id
}
