import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { emptyLog } from '../../../db/ops/empty-log.ts'
import { erasePerson } from '../../../src/staff/leads/person/routes.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { sweepUploads } from '../../../worker/recurring/tasks.ts'
import { pdfOfSize } from '../../samples/files.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { WebSite } from '../../sites/web-site.ts'
import { makeStaff } from '../../staff/staff-site.ts'
import { until } from '../../tools/until.ts'

const EMAIL = 'quillmail@visitors.example'
/** What one visitor types, and how each is found again wherever it may have been written. */
const MARKS = {
  name: 'Quillname Vellumson',
  email: EMAIL,
  phone: '(203) 555-0147',
  digits: '2035550147',
  message: 'quillmessage about a mooring',
  draft: 'quilldraft that was never sent',
  file: 'quillfile.pdf',
  refused: 'quillrefused.exe',
  address: '198.51.100.47',
  password: 'quillpassword that belongs elsewhere',
}
const FILE = Buffer.concat([pdfOfSize(20_000), Buffer.from('%quillcontent')])
const EVERYTHING = [...Object.values(MARKS), 'quillcontent']

/** Attempts to sign in are counted and recorded with the network address, and with nothing else of this. */
const SIGN_IN = ['audit_log', 'sign_in_tries']
/** Where what visitors type belongs. */
const THEIRS = ['attachments', 'deliveries', 'drafts', 'lead_search', 'submissions', 'subscribers']

onBothDatabases('what a visitor types', (open, kind) => {
  test('is in no log, address, cookie, header, job or count, and after its deletion nowhere', async () => {
    const database = await open()
    const { db, env } = database
    await shared('build')
    const { email: owner } = await makeStaff(database)
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const site = new WebSite({ ...env, ...mailSettings(peer.url), TRUSTED_PROXIES: '1' })
    onTestFinished(() => site.stop('SIGKILL'))
    await site.start()
    await site.startWorker()

    const answers = await doEverything(site.address, owner)
    await until('the messages are sent', async () => (await unsent(db)) === 0)
    expect(peer.messages.some(({ to }) => to.includes(EMAIL))).toBe(true)

    // What a proxy may log, or another site learn.
    for (const { headers, url } of answers) expect(found(`${url} ${headers}`)).toEqual([])
    expect(found(site.output)).toEqual([])
    expect(await tablesWith(db)).toEqual(THEIRS.filter((name) => existsOn(kind, name)))
    expect(filesWith(join(database.dataDir, 'queue'))).toEqual([])

    await erasePerson(db, { email: owner }, EMAIL)
    const context = { db, store: openObjectStore(database) }
    await sweepUploads(context as Parameters<typeof sweepUploads>[0], new AbortController().signal)
    expect(await tablesWith(db)).toEqual([])
    if (kind === 'SQLite') await until('nobody uses the log', () => emptyLog(db))
    expect(filesWith(database.dataDir)).toEqual([])
    expect(found(site.output)).toEqual([])
  })
})

/** A visitor who begins a form, uploads, sends, signs up, gets things wrong, and tries the staff's door. */
async function doEverything(site: string, owner: string) {
  const answers: { url: string; headers: string }[] = []
  const ask = async (path: string, init: RequestInit, wanted: number) => {
    const headers = { 'x-forwarded-for': MARKS.address, ...init.headers }
    const answer = await fetch(site + path, { ...init, headers, redirect: 'manual' })
    const said = await answer.text()
    expect(answer.status, `${path}: ${said.slice(0, 300)}`).toBe(wanted)
    answers.push({ url: answer.url, headers: JSON.stringify([...answer.headers]) })
    return said
  }
  const post = (path: string, body: unknown, wanted = 200) =>
    ask(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      },
      wanted,
    )
  const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>, wanted: number) => {
    const body = new FormData()
    body.append('file', new Blob([bytes]), name)
    return JSON.parse(await ask('/api/attachments', { method: 'POST', body }, wanted))
  }
  const form = (path: string, fields: Record<string, string>, wanted: number) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) }, wanted)

  const person = { name: MARKS.name, email: MARKS.email, phone: MARKS.phone, zipCode: '06604' }
  await post('/api/drafts/contact', {
    ...{ tab: randomUUID(), number: 1, seen: 0, submissionKey: randomUUID() },
    fields: { ...person, message: MARKS.draft },
  })
  const { id } = await upload(MARKS.file, new Uint8Array(FILE), 201)
  await upload(MARKS.refused, new Uint8Array(Buffer.from('MZ quillcontent')), 422)
  const formData = { ...person, subject: 'Claims', message: MARKS.message }
  const call = { formType: 'contact', submissionKey: randomUUID() }
  await post('/api/trpc/forms.submit', { ...call, formData: { ...formData, zipCode: '!' } }, 400)
  await post('/api/trpc/forms.submit', { ...call, formData: { ...formData, attachments: [id] } })
  await post('/api/trpc/forms.submit', { ...call, formData: MARKS.message }, 400)
  await form('/api/forms/contact', { ...person, zipCode: '!' }, 303)
  await form('/newsletter', { email: MARKS.email, path: '/blog' }, 303)
  // People type into the wrong fields: neither belongs into the log of staff.
  const wrong = { email: MARKS.email, password: MARKS.password }
  await form('/api/staff-access/sign-in', wrong, 303)
  await post('/api/auth/sign-in/email', wrong, 401)
  await post('/api/auth/sign-in/email', { email: owner, password: MARKS.password }, 401)
  await ask('/healthz', {}, 200)
  await ask('/readyz', {}, 200)
  return answers
}

function found(text: string): string[] {
  return EVERYTHING.filter((mark) => text.includes(mark))
}

/** The tables that have any of it in any row. */
async function tablesWith(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const withMarks: string[] = []
  for (const { schema, name } of tables) {
    // The shadow tables of the index are searched as bytes.
    if (name.startsWith('lead_search_')) continue
    const table = schema ? sql.id(schema, name) : sql.id(name)
    const { rows } = await sql`select * from ${table}`.execute(db)
    if (isFound(name, JSON.stringify(rows))) withMarks.push(name)
  }
  return withMarks.sort()
}

function isFound(table: string, text: string): boolean {
  const marks = found(text).filter((mark) => !SIGN_IN.includes(table) || mark !== MARKS.address)
  return marks.length > 0 || (table === 'lead_search' && text.includes('quill'))
}

function existsOn(kind: 'SQLite' | 'Postgres', table: string): boolean {
  return kind === 'SQLite' || table !== 'lead_search'
}

/** The files of a folder whose bytes have any of it; words of the index stand there alone. */
function filesWith(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
    .filter((file) => /quill|555-?0147/.test(readFileSync(file, 'latin1')))
}

async function unsent(db: Db): Promise<number> {
  const rows = await db.selectFrom('deliveries').select('id').where('sent_at', 'is', null).execute()
  const jobs = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
  return rows.length + jobs.length
}
