import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ObjectStoreError } from '../../../src/storage/objects.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { bytesOf, deskWithFiles, type Stored } from './desk-with-files.ts'

const PDF = Buffer.from('%PDF-1.7 of a survey')

test('a clean file is a download under its own name, and is written down without it', async () => {
  const desk = await deskWithFiles(openObjectStore)
  const filename = `Überführung "1"; 100% \u202efdp.pdf`
  const { path, lead } = await desk.file({
    filename,
    lies: 'released',
    about: { verdict: 'clean' },
  })
  const answer = await desk.get(path)
  expect(answer.status).toBe(200)
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': `${PDF.length}`,
    'content-disposition': `attachment; filename="_berf_hrung _1_; 100_ fdp.pdf"; filename*=UTF-8''%C3%9Cberf%C3%BChrung%20%221%22%3B%20100%25%20fdp.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await bytesOf(answer)).toEqual(PDF)
  expect(await desk.downloads()).toEqual([
    { about: lead.id, details: { file: path.split('/').at(-1) } },
  ])
})

test('a clean file that still lies in quarantine is found there', async () => {
  const desk = await deskWithFiles(openObjectStore)
  const { path } = await desk.file({ lies: 'in quarantine', about: { verdict: 'clean' } })
  expect(await bytesOf(await desk.get(path))).toEqual(PDF)
})

test.each<[string, Stored]>([
  ['not scanned', { lies: 'released' }],
  ['unscannable', { lies: 'in quarantine', about: { verdict: 'unscannable', signature: 'x' } }],
  ['locked', { lies: 'released', passwordProtected: true, about: { verdict: 'clean' } }],
])('a file that is %s needs a deliberate second step', async (_, stored) => {
  const desk = await deskWithFiles(openObjectStore)
  const { path, page } = await desk.file(stored)
  const first = await desk.get(path)
  expect([first.status, first.headers.get('location')]).toEqual([303, page])
  expect(await desk.downloads()).toEqual([])
  expect(await bytesOf(await desk.post(path))).toEqual(PDF)
  expect(await desk.downloads()).toHaveLength(1)
})

test.each<[string, Stored]>([
  ['being checked', { lies: 'in quarantine' }],
  ['infected', { lies: 'in quarantine', about: { verdict: 'infected', signature: 'Eicar' } }],
  ['lost', { about: { verdict: 'clean', lost_at: new Date().toISOString() } }],
])('a file that is %s opens by no way', async (_, stored) => {
  const desk = await deskWithFiles(openObjectStore)
  const { path, page } = await desk.file(stored)
  for (const answer of [await desk.get(path), await desk.post(path)]) {
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
  }
  expect((await desk.get(`${path}/thumbnail`)).status).toBe(404)
  expect(await desk.downloads()).toEqual([])
})

test('a file that the store does not have any more is told', async () => {
  const desk = await deskWithFiles(openObjectStore)
  const { path } = await desk.file({ about: { verdict: 'clean' } })
  const answer = await desk.get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('no longer has this file')
  expect(await desk.downloads()).toEqual([])
})

test('nobody else gets one: no stranger, no other site, no guess', async () => {
  const desk = await deskWithFiles(openObjectStore)
  const { path } = await desk.file({ lies: 'released' })
  for (const way of ['', '/thumbnail', '/picture']) {
    const answer = await desk.get(path + way, {})
    expect([answer.status, (await answer.text()).includes('survey')]).toEqual([401, false])
  }
  expect((await desk.post(path, {}, {})).status).toBe(401)
  const { cookie } = desk
  expect((await desk.post(path, {}, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  for (const id of ['x', '%00', crypto.randomUUID()]) {
    expect((await desk.get(`/leads/files/${id}`)).status).toBe(404)
  }
  const unclaimed = await storedFile(desk.db)
  expect((await desk.get(`/leads/files/${unclaimed}`)).status).toBe(404)
  await desk.db.deleteFrom('staff_sessions').execute()
  expect((await desk.post(path)).status).toBe(401)
  expect(await desk.downloads()).toEqual([])
})

test('while the store is unavailable nothing is downloaded', async () => {
  const away = () => Promise.reject(new ObjectStoreError('x', new Error('away')))
  const desk = await deskWithFiles((database) => ({ ...openObjectStore(database), get: away }))
  const { path } = await desk.file({ lies: 'released', about: { verdict: 'clean' } })
  const answer = await desk.get(path)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Nothing was downloaded')
  expect(await desk.downloads()).toEqual([])
})

test('what breaks off is not taken for a whole file', async () => {
  const broken = async () => ({
    body: Readable.from(
      (async function* () {
        yield PDF.subarray(0, 5)
        throw new Error('away')
      })(),
    ),
    sizeBytes: PDF.length,
    contentType: 'application/pdf',
  })
  const desk = await deskWithFiles((database) => ({ ...openObjectStore(database), get: broken }))
  const about = { verdict: 'clean' } as const
  const survey = await desk.file({ lies: 'released', about })
  const answer = await desk.get(survey.path)
  expect(answer.headers.get('content-length')).toBe(`${PDF.length}`)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  const boat = await desk.file({ contentType: 'image/jpeg', lies: 'released', about })
  expect((await desk.get(boat.path)).status).toBe(503)
})
