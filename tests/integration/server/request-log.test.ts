import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { pdfOfSize } from '../../samples/files.ts'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { WebSite } from '../../sites/web-site.ts'
import { until } from '../../tools/until.ts'

const EMAIL = 'quillmail@visitors.example'
const person = { name: 'Quillname Vellumson', email: EMAIL, phone: '(203) 555-0147' }
const answers = { ...person, subject: 'Claims', message: 'quillmessage', zipCode: '06604' }
const MARKS = /quill|vellumson|555-?0147|visitors\.example/i

const BY_SCRIPT = '1234567890abcdef1234567890abcdef'
const BY_FORM = 'abcdefab-1234-4abc-8abc-abcdefabcdef'

test('the id of a request follows a lead to its messages and files, and failures log nothing of the visitor', async () => {
  const { db, env, dataDir } = await openSqlite()
  await shared('build')
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  // It quotes the address, and says what was in the message.
  peer.behave({ at: 'message', answer: `451 4.7.1 <${EMAIL}> quillmessage: later` })
  const site = new WebSite({ ...env, ...mailSettings(peer.url), TRUSTED_PROXIES: '1' })
  onTestFinished(() => site.stop('SIGKILL'))
  await site.start()
  await site.startWorker()

  const call = { formType: 'contact', submissionKey: randomUUID(), formData: answers }
  const sent = await post(site, BY_SCRIPT, JSON.stringify(call))
  expect([sent.status, sent.headers.get('x-request-id')]).toEqual([200, BY_SCRIPT])
  const wrong = { ...call, formData: { ...answers, email: 'quillmail' } }
  expect((await post(site, BY_SCRIPT, JSON.stringify(wrong))).status).toBe(400)
  expect((await post(site, BY_SCRIPT, '{"quillmessage": vellumson')).status).toBe(400)
  const { status, headers } = await postForm(site, 'quill mail')
  expect([status, headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/api\/forms\/contact\/received\?reference=FM-/),
  ])
  // Not an id: it gets another one.
  expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect((await postForm(site, BY_FORM)).headers.get('x-request-id')).toBe(BY_FORM)
  const page = await fetch(`${site.address}/contact`, { headers: { 'x-request-id': BY_FORM } })
  expect(page.headers.has('x-request-id')).toBe(false)

  await until('a message has failed', () => lines(site, 'job failed').length > 0)
  peer.behave('accept')
  await until('the messages are sent', () => lines(site, 'a message was sent').length === 4)
  const [accepted] = lines(site, 'a form was accepted', BY_SCRIPT)
  const { id, reference } = await db
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('id', '=', String(accepted?.lead))
    .executeTakeFirstOrThrow()
  expect(accepted).toMatchObject({ lead: id, reference, form: 'contact', repeated: false })
  expect(lines(site, 'a message was sent', BY_SCRIPT).map(({ lead }) => lead)).toEqual([id, id])
  await until('its jobs are done', () => lines(site, 'job done', BY_SCRIPT).length === 2)
  expect(lines(site, 'a form was refused', BY_SCRIPT)[0]).toMatchObject({ fields: ['email'] })

  // Answers that arrive while nothing can be stored.
  const database = new Sqlite(`${dataDir}/site.sqlite`)
  onTestFinished(() => void database.close())
  database.exec('alter table submissions rename to submissions_hidden')
  const lost = { ...call, submissionKey: randomUUID() }
  expect((await post(site, BY_SCRIPT, JSON.stringify(lost))).status).toBe(500)
  expect((await postForm(site, BY_FORM, 'another')).status).toBe(503)
  await until('it is logged', () => lines(site, 'a tRPC call failed', BY_SCRIPT).length === 1)
  await until('it is logged', () => lines(site, 'a form could not be stored', BY_FORM).length === 1)

  // A file that cannot be stored: its name is in the path that the system names.
  rmSync(join(dataDir, 'objects'), { recursive: true, force: true })
  writeFileSync(join(dataDir, 'objects'), '')
  const upload = new FormData()
  upload.append('file', new Blob([new Uint8Array(pdfOfSize(2000))]), 'quillfile.pdf')
  const init = { method: 'POST', body: upload, headers: { 'x-request-id': BY_SCRIPT } }
  expect((await fetch(`${site.address}/api/attachments`, init)).status).toBe(503)
  await until(
    'it is logged',
    () => lines(site, 'an upload could not be stored', BY_SCRIPT).length === 1,
  )
  expect(site.output).not.toMatch(MARKS)
})

function post(site: WebSite, id: string, body: string) {
  return fetch(`${site.address}/api/trpc/forms.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body,
  })
}

function postForm(site: WebSite, id: string, more = '') {
  const fields = { ...answers, message: `quillmessage ${more}`, step: 'contact' }
  return fetch(`${site.address}/api/forms/contact`, {
    method: 'POST',
    headers: { 'x-request-id': id },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

/** What was logged with these words and, if given, for this request. */
function lines(site: WebSite, words: string, request?: string): Record<string, unknown>[] {
  return site.output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg.startsWith(words))
    .filter((line) => request === undefined || line.request === request)
}
