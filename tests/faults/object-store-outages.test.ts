import { randomUUID } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import type { S3Settings } from '../../src/settings/config.ts'
import { s3ObjectStore } from '../../src/storage/s3.ts'
import { acceptedFiles, pdfOfSize } from '../samples/files.ts'
import { openSqlite } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { startOddServer } from '../servers/odd-server.ts'
import { ownBucket, s3Variables } from '../servers/s3.ts'
import { NO_OWN_S3 } from '../servers/s3-server.ts'
import { shared } from '../servers/shared.ts'
import { type Fault, openProxy } from '../servers/tcp-proxy.ts'
import type { Settings } from '../sites/launched.ts'
import { WebSite } from '../sites/web-site.ts'
import { all } from '../tools/all-of.ts'
import { recordFault } from '../tools/record-fault.ts'

/** The logged reasons of an abandoned connection: each is a timeout that no browser waits for. */
const GIVEN_UP = /it closed the connection|it gave no answer within (3|10|25) s/
const PDF = new Uint8Array(pdfOfSize(3_000_000))
/** Of what the server's small account may store. */
const HALF_FULL = new Uint8Array(pdfOfSize(600_000))

describeWith('s3', 'the site, when its object store', () => {
  test.each<[string, Fault, string]>([
    ['refuses', { refuse: true }, 'it closed the connection'],
    ['says nothing', { swallowUpAfter: 0 }, 'it gave no answer within 3 s'],
    ['is cut in the middle of a file', { cutUpAfter: 1_000_000 }, 'answers'],
    ['stalls in the middle of a file', { swallowUpAfter: 1_000_000 }, 'answers'],
  ])('%s', async (what, fault, state) => {
    const settings = ownBucket(await shared('s3'))
    const proxy = await openProxy(Number(new URL(settings.endpoint).port))
    onTestFinished(proxy.close)
    const endpoint = `http://127.0.0.1:${proxy.port}`
    const site = await startSite(s3Variables({ ...settings, endpoint }))
    proxy.set(fault)
    const begun = Date.now()
    await losesTheFileAndKeepsTheLead(site, state)
    const longestMs = Date.now() - begun
    expect(site.output).toContain('an upload could not be stored')
    expect(site.output).toMatch(GIVEN_UP)
    await everythingFits(site, settings)

    proxy.set({})
    expect((await upload(site)).status).toBe(201)
    expect(await readiness(site)).toMatchObject({ objectStore: 'answers' })
    const stored = await everythingFits(site, settings)
    recordFault({
      fault: `upload whose object store ${what}, and another one afterward`,
      database: 'SQLite',
      tries: 2,
      acknowledged: 1,
      lost: Math.max(0, 1 - stored),
      doubled: Math.max(0, stored - 1),
      longestMs,
    })
    // No log line holds a key.
    expect(site.output).not.toContain(settings.secretKey)
    expect(site.output).not.toContain('X-Amz-Signature')
  })

  test('is full', async ({ skip }) => {
    const server = await shared('s3')
    const { small = skip(NO_OWN_S3) } = server
    const settings = { ...ownBucket(server), ...small }
    const site = await startSite(s3Variables(settings))
    expect((await upload(site, HALF_FULL)).status).toBe(201)
    await losesTheFileAndKeepsTheLead(site, 'answers', HALF_FULL)
    // The server refuses while the file is still coming, and its answer may not get through.
    expect(site.output).toMatch(/it is out of space|it closed the connection/)
    await everythingFits(site, settings)
    expect((await upload(site, new Uint8Array(acceptedFiles.jpg!.bytes))).status).toBe(201)
  })

  test('is some web page', async () => {
    const html = '<html><p>Hello</html>'
    const odd = await startOddServer(
      `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${html.length}\r\n\r\n${html}`,
    )
    const settings = { ...ownBucket(await shared('s3')), endpoint: odd.url }
    const site = await startSite(s3Variables(settings))
    const state = 'it answers, but not as an S3 server does: is S3_ENDPOINT right?'
    await losesTheFileAndKeepsTheLead(site, state)
    expect(site.output).toContain('the object store does not work')
  })
})

/** A web process alone, on a SQLite of the test's own. */
async function startSite(settings: Settings): Promise<WebSite> {
  await shared('build')
  const { env } = await openSqlite()
  const site = new WebSite({ ...env, ...settings })
  // It may be waiting for its object store, for as long as it gives it.
  onTestFinished(() => site.stop('SIGKILL'))
  await site.start()
  return site
}

async function losesTheFileAndKeepsTheLead(site: WebSite, state: string, bytes = PDF) {
  const refused = await upload(site, bytes)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({
    error: expect.stringContaining('survey.pdf could not be stored just now'),
    lost: true,
  })
  expect(await submit(site, ['survey.pdf'])).toMatch(/\w/)
  const objectStore = state === 'answers' ? state : `does not answer: ${state}`
  expect(await readiness(site)).toMatchObject({ database: 'answers', objectStore })
  expect((await fetch(site.address)).status).toBe(200)
}

/**
 * No row without an object, and no object without a row but those that the sweep finds.
 * @returns How many files there are.
 */
async function everythingFits(site: WebSite, settings: S3Settings): Promise<number> {
  const db = new Sqlite(`${site.dataDir}/site.sqlite`, { readonly: true })
  const rows = db.prepare('select object_key, stored_at from attachments').all() as {
    object_key: string
    stored_at: string | null
  }[]
  db.close()
  expect(rows.filter((row) => row.stored_at === null)).toEqual([])
  const objects = await all(s3ObjectStore(settings).list('form-uploads'))
  const keys = objects.map(({ key }) => key)
  expect(rows.map((row) => row.object_key).sort()).toEqual(keys.sort())
  return keys.length
}

function upload(site: WebSite, bytes = PDF): Promise<Response> {
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'survey.pdf')
  return fetch(`${site.address}/api/attachments`, { method: 'POST', body: form })
}

async function readiness(site: WebSite): Promise<unknown> {
  const response = await fetch(`${site.address}/readyz`)
  expect(response.status).toBe(200)
  return response.json()
}

async function submit(site: WebSite, lostFiles: string[]): Promise<string> {
  const formData = {
    name: 'Pat Visitor',
    email: `visitor-${randomUUID()}@visitors.example`,
    zipCode: '06604',
    subject: 'Claims',
    message: 'The boat came off its mooring in the storm.',
    lostFiles,
  }
  const response = await fetch(`${site.address}/api/trpc/forms.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formType: 'contact', formData, submissionKey: randomUUID() }),
  })
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer.result.data.reference
}
