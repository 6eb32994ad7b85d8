import { randomUUID } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { S3Settings } from '../../src/settings/config.ts'
import { s3ObjectStore } from '../../src/storage/s3.ts'
import { acceptedFiles, pdfOfSize } from '../files.ts'
import { startOddServer } from '../integration/odd-server.ts'
import { all } from '../integration/storage-contract.ts'
import { findS3, ownBucket, s3Variables } from '../s3.ts'
import { type RunningSite, startSite } from '../site.ts'
import { type Fault, openProxy, type Proxy } from '../tcp-proxy.ts'

const server = await findS3()
const PDF = new Uint8Array(pdfOfSize(3_000_000))
/** Of what the server's small account may store. */
const HALF_FULL = new Uint8Array(pdfOfSize(600_000))
/** Shorter than the 30 s after which a browser gives its upload up. */
const TOLD_WITHIN_MS = 26_000

describe.skipIf('missing' in server)('the site, when its object store fails', () => {
  let settings: S3Settings
  let proxy: Proxy
  let site: RunningSite

  beforeAll(async () => {
    settings = ownBucket(server)
    proxy = await openProxy(Number(new URL(settings.endpoint).port))
    const endpoint = `http://127.0.0.1:${proxy.port}`
    site = await startSite(s3Variables({ ...settings, endpoint }))
  }, 120_000)
  afterAll(async () => {
    await site?.remove()
    proxy?.close()
  })

  test.each<[string, Fault, string]>([
    ['refuses', { refuse: true }, 'it broke off the connection'],
    ['says nothing', { swallowUpAfter: 0 }, 'it gave no answer within 3 s'],
    ['is cut in the middle of a file', { cutUpAfter: 1_000_000 }, 'answers'],
    ['stalls in the middle of a file', { swallowUpAfter: 1_000_000 }, 'answers'],
  ])('that %s', async (_, fault, state) => {
    proxy.set(fault)
    await losesTheFileAndKeepsTheLead(site, state)
    await everythingFits(site, settings)

    proxy.set({})
    expect((await upload(site)).status).toBe(201)
    expect(await readiness(site)).toMatchObject({ objectStore: 'answers' })
    await everythingFits(site, settings)
  })

  test('no log line holds a key, and each failure has one', async () => {
    expect(site.output).toContain('the object store does not work')
    expect(site.output).toContain('an upload could not be stored')
    expect(site.output).not.toContain(settings.secretKey)
    expect(site.output).not.toContain('X-Amz-Signature')
  })
})

describe.skipIf('missing' in server || !server.small)('the site, when its object store', () => {
  test('is full', async () => {
    const settings = { ...ownBucket(server), ...('small' in server ? server.small : {}) }
    const site = await startSite(s3Variables(settings))
    try {
      expect((await upload(site, HALF_FULL)).status).toBe(201)
      await losesTheFileAndKeepsTheLead(site, 'answers', HALF_FULL)
      // The server refuses while the file is still coming, and its answer may not get through.
      expect(site.output).toMatch(/it has no room left|it broke off the connection/)
      await everythingFits(site, settings)
      expect((await upload(site, new Uint8Array(acceptedFiles.jpg!.bytes))).status).toBe(201)
    } finally {
      await site.remove()
    }
  }, 120_000)

  test('is some web page', async () => {
    const html = '<html><p>Hello</html>'
    await using odd = await startOddServer(
      `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${html.length}\r\n\r\n${html}`,
    )
    const settings = { ...ownBucket(server), endpoint: odd.url }
    const site = await startSite(s3Variables(settings))
    try {
      await losesTheFileAndKeepsTheLead(
        site,
        'it answers, but not as an S3 server does: is S3_ENDPOINT right?',
      )
    } finally {
      await site.remove()
    }
  }, 120_000)
})

async function losesTheFileAndKeepsTheLead(site: RunningSite, state: string, bytes = PDF) {
  const started = performance.now()
  const refused = await upload(site, bytes)
  expect(performance.now() - started).toBeLessThan(TOLD_WITHIN_MS)
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

/** No row without an object, and no object without a row but those that the sweep finds. */
async function everythingFits(site: RunningSite, settings: S3Settings) {
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
}

function upload(site: RunningSite, bytes = PDF): Promise<Response> {
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'survey.pdf')
  return fetch(`${site.address}/api/attachments`, { method: 'POST', body: form })
}

async function readiness(site: RunningSite): Promise<unknown> {
  const response = await fetch(`${site.address}/readyz`)
  expect(response.status).toBe(200)
  return response.json()
}

async function submit(site: RunningSite, lostFiles: string[]): Promise<string> {
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
