import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { amendSubmission, findAmendment } from '../../../db/leads/amendments.ts'
import { addAttachment, attachmentsOf } from '../../../db/leads/attachments.ts'
import { insertLead } from '../../../db/leads/insert-lead.ts'
import { findSubmission } from '../../../db/leads/submissions.ts'
import type { Db } from '../../../db/open.ts'
import { quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases, openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { until } from '../../tools/until.ts'

onBothDatabases('a form sent again under its key', (open) => {
  it('with other answers keeps its reference, and the agency gets the new ones once', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const corrected = { ...request, formData: { ...request.formData, phone: '203-555-0199' } }
    const first = await acceptSubmission(db, request)
    const second = await acceptSubmission(db, corrected)
    await acceptSubmission(db, corrected)
    await acceptSubmission(db, request)
    expect(second.reference).toBe(first.reference)
    const amendments = await amendmentMessages(db)
    expect(amendments).toMatchObject([{ audience: 'agency', submission_id: first.id }])
    expect(await findAmendment(db, amendments[0]?.about_id ?? '')).toMatchObject({
      phone: '203-555-0199',
    })
  })

  it('with another file hands it over, and with the same file again leaves no trace', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const { id } = await acceptSubmission(db, request)
    const one = await storedFile(db, 'content one')
    await acceptSubmission(db, { ...request, attachmentIds: [one] })
    await acceptSubmission(db, { ...request, attachmentIds: [await storedFile(db, 'content one')] })
    expect((await attachmentsOf(db, id)).map((file) => file.id)).toEqual([one])
    expect(await db.selectFrom('amendments').selectAll().execute()).toHaveLength(1)
  })

  it('with other files puts them behind those of the request', async () => {
    const { db } = await open()
    const files: string[] = []
    for (const n of [1, 2, 3, 4]) files.push(await storedFile(db, `content ${n}`))
    const request = quoteRequest({ attachmentIds: files.slice(0, 2) })
    const { id } = await acceptSubmission(db, request)
    await acceptSubmission(db, { ...request, attachmentIds: files.slice(2) })
    expect((await attachmentsOf(db, id)).map((file) => file.id)).toEqual(files)
  })

  it('with a file that did not arrive names it, and the agency is told once', async () => {
    const { db } = await open()
    // Some phones give every photo this name.
    const request = quoteRequest({ lostFiles: ['image.jpg'] })
    const { id } = await acceptSubmission(db, request)
    const lostFiles = ['image.jpg', 'image.jpg', 'survey.pdf']
    await acceptSubmission(db, { ...request, lostFiles })
    await acceptSubmission(db, { ...request, lostFiles })
    await acceptSubmission(db, request)
    expect((await findSubmission(db, id))?.lostFiles).toEqual(lostFiles)
    expect(await db.selectFrom('amendments').selectAll().execute()).toHaveLength(1)
    expect(await amendmentMessages(db)).toHaveLength(1)
  })

  it('after the twentieth change is not recorded, so that the hundredth finds no more than that', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const send = (note: string) =>
      acceptSubmission(db, { ...request, formData: { ...request.formData, note } })
    const { id, reference } = await send('')
    for (let at = 0; at < 100; at++) expect((await send(`change ${at}`)).reference).toBe(reference)
    const amendments = db.selectFrom('amendments').where('submission_id', '=', id)
    expect(await amendments.selectAll().execute()).toHaveLength(20)
    expect(await db.selectFrom('deliveries').selectAll().execute()).toHaveLength(2 + 20)
  })
})

describeWith('postgres', 'a form sent again to two processes at once', () => {
  it('is recorded and reported once', async () => {
    const { db } = await openPostgres()
    const request = quoteRequest()
    await acceptSubmission(db, request)
    const corrected = { ...request, formData: { ...request.formData, phone: '203-555-0199' } }
    const second = await db.transaction().execute(async (tx) => {
      const { known } = await insertLead(tx, corrected)
      if (known) await amendSubmission(tx, known, corrected)
      const amending = acceptSubmission(db, corrected)
      await until('the second waits for the first', () => hasWaiting(db))
      return { amending }
    })
    await second.amending
    expect(await db.selectFrom('amendments').selectAll().execute()).toHaveLength(1)
    expect(await amendmentMessages(db)).toHaveLength(1)
  })
})

function amendmentMessages(db: Db) {
  return db.selectFrom('deliveries').selectAll().where('topic', '=', 'amendment').execute()
}

/** Whether a statement waits for a lock. */
async function hasWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

async function storedFile(db: Db, sha256: string): Promise<string> {
  const { id } = await addAttachment(db, {
    filename: 'boat.jpg',
    contentType: 'image/jpeg',
    sizeBytes: 10,
    sha256,
    passwordProtected: false,
  })
  await db
    .updateTable('attachments')
    .set({ stored_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  return id
}
