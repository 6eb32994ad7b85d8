import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  MAX_PARTS,
  MAX_PARTS_OF_ONE,
  makeSpace,
} from '../../../src/attachments/resumable-uploads/accept.ts'
import { MAX_ATTACHMENT_BYTES } from '../../../src/settings/business.ts'
import { partsFolder, sweepParts } from '../../../src/storage/spool.ts'
import { refusedFiles } from '../../samples/files.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import { sha256 } from './intake.ts'
import { idOf, partIntake, survey } from './part-intake.ts'

const site = await partIntake()
/** Bytes that count for what all visitors may store in an hour. */
const storedInAll = async () => (await site.counts()).find(({ key }) => key === 'files')?.count ?? 0

describe('a file in parts that cannot be taken', () => {
  test('(too large, empty, of no known length, in a way that is not offered) is named before anything of it is sent', async () => {
    const large = await site.visitor.begin('boat.jpg', MAX_ATTACHMENT_BYTES + 1)
    expect(large.status).toBe(413)
    expect(JSON.parse(large.text)).toEqual({ error: 'boat.jpg is larger than 10 MB.', lost: false })
    const empty = await site.visitor.begin('boat.jpg', 0)
    expect(empty.status).toBe(422)
    expect(JSON.parse(empty.text)).toEqual({ error: 'boat.jpg is empty.', lost: false })
    const lengths: Record<string, string>[] = [
      { 'upload-defer-length': '1' },
      { 'upload-length': '-1' },
      { 'upload-length': '1e3' },
      { 'upload-length': '10', 'upload-concat': 'partial' },
      { 'upload-concat': 'final;/api/uploads/a /api/uploads/b' },
      {},
    ]
    const reported = site.intake.failures.length
    for (const headers of lengths) {
      const answer = await fetch(`${site.intake.url}/api/uploads`, {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', ...headers },
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
    expect(site.intake.failures.slice(reported)).toEqual([])
    expect(site.intake.parts()).toEqual([])
  })

  test('(longer than announced) is not taken further', async () => {
    const path = await site.begin(survey.subarray(0, 1000))
    expect((await site.visitor.send(path, 0, survey.subarray(0, 2000))).status).toBe(413)
    expect((await site.visitor.send(path, 500, survey.subarray(0, 500))).status).toBe(409)
    expect(await site.visitor.look(path)).toEqual({ status: 200, offset: 0 })
  })

  test('(of a wrong kind) is named, and nothing of it stays', async () => {
    const path = await site.sendWhole(refusedFiles['web page']!, 'boat.jpg')
    const refused = {
      status: 422,
      body: {
        error:
          'boat.jpg cannot be taken in this format. Open it in Word or your browser, save it as PDF or .docx, and choose that file.',
        lost: false,
      },
    }
    expect(await site.visitor.finish(path)).toEqual(refused)
    expect(await site.visitor.finish(path)).toEqual(refused)
    expect(site.intake.parts()).toEqual([])
    expect(await site.rows()).toEqual([])
  })

  test('(because the store is unavailable) need not be sent again when it is back', async () => {
    const path = await site.sendWhole(survey, 'survey.pdf')
    const before = await storedInAll()
    site.intake.breakStore()
    for (let tries = 0; tries < 3; tries++) {
      expect(await site.visitor.finish(path)).toMatchObject({ status: 503, body: { lost: true } })
    }
    site.intake.storeComesBack()
    expect(await site.visitor.finish(path)).toMatchObject({ status: 201 })
    expect((await storedInAll()) - before).toBe(survey.length)
    expect(await site.rows()).toMatchObject([{ sha256: sha256(survey) }])
  })

  test('(because the disk is full) is answered as lost', ({ skip }) =>
    withSmallDisk(skip, async (disk) => {
      const usual = site.intake.deps.partsFolder
      site.intake.deps.partsFolder = join(disk, 'parts')
      site.intake.reopenParts()
      const path = await site.begin()
      expect((await site.visitor.send(path, 0, survey)).status).toBe(503)
      expect((await site.visitor.look(path)).offset).toBeLessThan(survey.length)
      expect(await site.visitor.remove(path)).toBe(204)
      expect(readdirSync(site.intake.deps.partsFolder)).toEqual([])
      site.intake.deps.partsFolder = usual
      site.intake.reopenParts()
    }))
})

test('parts are limited in number, and those that nobody goes on with make way', async () => {
  for (let number = 0; number < MAX_PARTS; number++) {
    writeFileSync(join(site.intake.deps.partsFolder, `${number}`), 'x')
    writeFileSync(join(site.intake.deps.partsFolder, `${number}.json`), '{}')
  }
  const before = await site.counts()
  expect((await site.visitor.begin('survey.pdf', 1000)).status).toBe(507)
  // It comes in one request, and is counted there.
  expect(await site.counts()).toEqual(before)
  utimesSync(join(site.intake.deps.partsFolder, '7'), new Date(0), new Date(0))
  expect((await site.visitor.begin('survey.pdf', 1000)).status).toBe(201)
  expect(site.intake.parts()).toHaveLength(2 * MAX_PARTS)
  expect(site.intake.parts()).not.toContain('7')
  expect((await site.visitor.begin('survey.pdf', 1000)).status).toBe(507)
})

test('one network address leaves room for the parts of others', async () => {
  const paths: string[] = []
  for (let number = 0; number < MAX_PARTS_OF_ONE; number++) paths.push(await site.begin())
  expect((await site.visitor.begin('survey.pdf', 1000)).status).toBe(507)
  expect(await makeSpace(site.intake.deps.partsFolder, 'somebody else')).toBe(true)
  expect(site.intake.parts()).toHaveLength(2 * MAX_PARTS_OF_ONE)
  utimesSync(join(site.intake.deps.partsFolder, idOf(paths[7]!)), new Date(0), new Date(0))
  expect((await site.visitor.begin('survey.pdf', 1000)).status).toBe(201)
  expect(site.intake.parts()).not.toContain(idOf(paths[7]!))
})

test('a part is removed after a day', async () => {
  const parts = partsFolder({ dataDir: join(site.intake.deps.partsFolder, '..') })
  expect(parts).toBe(site.intake.deps.partsFolder)
  const [old, young] = [await site.begin(), await site.begin()]
  for (const ending of ['', '.json']) {
    const dayAgo = new Date(Date.now() - 25 * 3600_000)
    utimesSync(join(parts, idOf(old) + ending), dayAgo, dayAgo)
  }
  await sweepParts({ dataDir: join(parts, '..') })
  expect(site.intake.parts().sort()).toEqual([idOf(young), `${idOf(young)}.json`])
  expect((await site.visitor.look(old)).status).toBe(404)
})
