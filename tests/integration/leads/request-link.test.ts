import { expect, test } from 'vitest'
import { attachmentsOf } from '../../../db/leads/attachments.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import type { Db } from '../../../db/open.ts'
import { handleFiles } from '../../../src/confirmation/handle-files.ts'
import { answerReminder } from '../../../src/confirmation/reminder.ts'
import { MAX_LATER_ATTACHMENTS } from '../../../src/settings/business.ts'
import { config } from '../../../src/settings/config.ts'
import { statusPath } from '../../../src/settings/lead-tokens.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { spoolFolder } from '../../../src/storage/spool.ts'
import { acceptedFiles, pdfOfSize } from '../../samples/files.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'

const ANNA = { email: 'anna@agency.example' }
const DAY_MS = 86_400_000
process.env.AUTH_SECRET ??= TEST_AUTH_SECRET

let number = 0
const freshFile = (db: Db) => storedFile(db, { bytes: Buffer.from(`%PDF ${++number}`) })

onBothDatabases('the link to a request', (open) => {
  const site = (database: TestDatabase) => ({
    db: database.db,
    store: openObjectStore(database),
    spoolFolder: spoolFolder(database),
    quarantine: false,
    report: (error: unknown) => {
      throw error
    },
  })
  const post = (
    database: TestDatabase,
    path: string,
    files: Record<string, Buffer>,
    fields: [string, string][] = [],
  ) => {
    const body = new FormData()
    for (const [name, bytes] of Object.entries(files)) {
      body.append('attachments', new Blob([new Uint8Array(bytes)]), name)
    }
    for (const [name, value] of fields) body.append(name, value)
    const request = new Request(`http://site.example${path}`, { method: 'POST', body })
    return handleFiles(request, site(database))
  }
  const pdf = acceptedFiles.pdf!.bytes

  test('takes the files of a post, and says of each that it refuses why', async () => {
    const database = await open()
    const { id } = await acceptLead(database.db)
    const path = statusPath(config(), id)
    const taken = await post(database, path, { 'a survey.pdf': pdf })
    expect(taken).toBeInstanceOf(Response)
    expect((taken as Response).status).toBe(303)
    expect((taken as Response).headers.get('location')).toBe(`${path}#files`)
    const uploaded = await freshFile(database.db)
    const mixed = await post(
      database,
      path,
      { 'b.pdf': pdfOfSize(2000), 'film.mov': Buffer.from('no film') },
      [
        ['attachment', uploaded],
        ['attachment', '../../etc/passwd'],
        ['lostFile', 'cut off.jpg'],
      ],
    )
    expect(mixed).toMatchObject({ path, status: 422, added: 2 })
    const problems = (mixed as { problems?: { filename: string }[] }).problems ?? []
    expect(problems.map(({ filename }) => filename)).toEqual(['cut off.jpg', 'film.mov'])
    expect(await attachmentsOf(database.db, id)).toHaveLength(3)
    expect(await post(database, path, {})).toMatchObject({ status: 422, added: 0 })
    expect(await post(database, path, {}, [['remove', 'refused-0']])).toHaveProperty('status', 303)
  })

  test('names the files past the limit', async () => {
    const database = await open()
    const { db } = database
    const { id } = await acceptLead(db)
    const path = statusPath(config(), id)
    const ids: string[] = []
    while (ids.length < MAX_LATER_ATTACHMENTS) ids.push(await freshFile(db))
    const fields = ids.map((one): [string, string] => ['attachment', one])
    expect(await post(database, path, { 'one more.pdf': pdf }, fields)).toMatchObject({
      status: 422,
      added: MAX_LATER_ATTACHMENTS,
      problems: [{ filename: 'one more.pdf' }],
    })
    expect(await attachmentsOf(db, id)).toHaveLength(MAX_LATER_ATTACHMENTS)
  })

  test('takes nothing without its token, after 14 days, or once the request is deleted', async () => {
    const database = await open()
    const { db } = database
    const { id } = await acceptLead(db)
    const path = statusPath(config(), id)
    const forged = path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
    const nobodys = statusPath(config(), crypto.randomUUID())
    for (const wrong of ['/request', '/request?token=x', forged.slice(0, -2)]) {
      expect(await post(database, wrong, { 'a.pdf': pdf })).toEqual({
        path: '/request',
        status: 404,
      })
    }
    expect(await post(database, nobodys, { 'a.pdf': pdf })).toMatchObject({ status: 410 })
    const old = new Date(Date.now() - 14 * DAY_MS - 1000).toISOString()
    await db.updateTable('submissions').set({ created_at: old }).where('id', '=', id).execute()
    expect(await post(database, path, { 'a.pdf': pdf })).toEqual({ path, status: 409 })
    await deleteLeads(db, ANNA, [id])
    expect(await post(database, path, { 'a.pdf': pdf })).toEqual({ path, status: 410 })
    expect(await db.selectFrom('attachments').select('id').execute()).toEqual([])
  })

  test('while the database is unavailable says so, and asks to send again', async () => {
    const database = await open()
    const { id } = await acceptLead(database.db)
    const broken = { ...database, db: {} as Db }
    const answer = await post(broken, statusPath(config(), id), { 'a.pdf': pdf })
    expect(answer).toMatchObject({ status: 503, added: 0 })
  })

  test('has a reminder for the calendar, which says nothing of the answers', async () => {
    const { db } = await open()
    const { id, reference } = await acceptLead(db)
    await db
      .updateTable('submissions')
      .set({ created_at: '2026-11-20T23:00:00.000Z' })
      .where('id', '=', id)
      .execute()
    const { searchParams } = new URL(statusPath(config(), id), 'http://site.example')
    const answer = await answerReminder(searchParams, db)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const text = await answer.text()
    // Friday evening: by the end of Monday.
    expect(text).toContain('\r\nDTSTART:20261123T220000Z\r\n')
    expect(text).toContain(reference)
    expect(text).not.toMatch(/jane|token/i)
    expect((await answerReminder(new URLSearchParams('token=x'), db)).status).toBe(404)
  })
})
