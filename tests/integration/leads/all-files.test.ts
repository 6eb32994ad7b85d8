import { expect, test } from 'vitest'
import { type ObjectStore, ObjectStoreError } from '../../../src/storage/objects.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead } from '../../samples/leads.ts'
import type { TestDatabase } from '../../servers/databases.ts'
import { readZip } from '../../tools/zip-reader.ts'
import { bytesOf, deskWithFiles, photo, type Stored } from './desk-with-files.ts'

/** A desk with one lead that has these files. */
async function deskWithLead(
  files: Stored[],
  openStore: (database: TestDatabase) => ObjectStore = openObjectStore,
) {
  let store: ObjectStore | undefined
  const desk = await deskWithFiles((database) => {
    store = openStore(database)
    return store
  })
  const attachmentIds: string[] = []
  for (const file of files) attachmentIds.push(await storedFile(desk.db, file, store))
  const lead = await acceptLead(desk.db, { attachmentIds })
  return { ...desk, lead, attachmentIds, path: `/leads/files/all/${lead.id}` }
}

const clean = { lies: 'released', about: { verdict: 'clean' } } as const

test('all files of a lead are one zip, which says what is not in it, and every file is written down', async () => {
  const survey = Buffer.from('%PDF-1.7 of another survey')
  const desk = await deskWithLead([
    { ...clean, filename: 'Überblick.pdf' },
    { ...clean, filename: 'überblick.PDF', bytes: survey },
    { ...clean, filename: '../a:b?.pdf' },
    { lies: 'released', filename: 'not scanned.pdf' },
    {
      lies: 'in quarantine',
      filename: 'bad.pdf',
      about: { verdict: 'infected', signature: 'Test' },
    },
    { filename: 'gone.pdf', about: { verdict: 'clean' } },
    { ...clean, filename: 'bow.jpg', contentType: 'image/jpeg', bytes: await photo() },
    { ...clean, filename: 'stern.heic', contentType: 'image/heic' },
  ])
  const answer = await desk.post(desk.path)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining(`"Files of ${desk.lead.reference}.zip"`),
    'cache-control': 'no-store',
  })
  const files = readZip(await bytesOf(answer))
  expect([...files.keys()]).toEqual([
    'Überblick.pdf',
    'überblick (2).PDF',
    '_a_b_.pdf',
    'not scanned.pdf',
    'bow.jpg',
    'Not in this folder.txt',
  ])
  expect(files.get('überblick (2).PDF')).toEqual(survey)
  expect(files.get('bow.jpg')?.includes('Harbor Camera')).toBe(false)
  expect(files.get('Not in this folder.txt')?.toString().split('\r\n')).toEqual([
    'bad.pdf: infected, and deleted (Test).',
    'gone.pdf: the file store no longer has it; ask the visitor to send it again.',
    expect.stringContaining('stern.heic: there is no copy of it without the place'),
    '',
  ])
  const downloads = await desk.downloads()
  expect(downloads.map(({ details }) => desk.attachmentIds.indexOf(details.file))).toEqual([
    0, 1, 2, 3, 6,
  ])
})

test('a store that is unavailable is said before anything is downloaded', async () => {
  const desk = await deskWithLead([clean, clean], (database) => ({
    ...openObjectStore(database),
    get: () => Promise.reject(new ObjectStoreError('x', new Error('away'))),
  }))
  const answer = await desk.post(desk.path)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('The file is not lost')
  expect(await desk.downloads()).toEqual([])
})
