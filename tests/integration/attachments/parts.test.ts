import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ABANDONED_MS } from '../../../db/leads/attachments.ts'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open.ts'
import { MAX_PARTS, MAX_PARTS_OF_ONE, makeRoom } from '../../../src/attachments/parts/part-room.ts'
import { MAX_ATTACHMENT_BYTES } from '../../../src/settings/business.ts'
import { partsFolder, sweepParts } from '../../../src/storage/parts-folder.ts'
import { acceptedFiles, lockedFiles, pdfOfSize, refusedFiles } from '../../samples/files.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import { PartVisitor } from '../../sites/part-visitor.ts'
import { until } from '../../tools/until.ts'
import { type Intake, openIntake, sha256 } from './intake.ts'

const folder = mkdtempSync(join(tmpdir(), 'attachments-parts-'))
const db = openDatabase(join(folder, 'site.sqlite'))
let intake: Intake
let visitor: PartVisitor

beforeAll(async () => {
  await migrate(db)
  intake = await openIntake(db)
  visitor = new PartVisitor(intake.url)
})
afterEach(async () => {
  await db.deleteFrom('attachments').execute()
  for (const name of intake.parts()) rmSync(join(intake.deps.partsFolder, name))
})
afterAll(async () => {
  await intake.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const survey = pdfOfSize(3_000_000)
const rows = () => db.selectFrom('attachments').selectAll().execute()
const counts = () => db.selectFrom('limit_counts').selectAll().orderBy('key').execute()
/** Bytes that count for what all visitors may store in an hour. */
const storedInAll = async () => (await counts()).find(({ key }) => key === 'files')?.count ?? 0

async function begin(bytes = survey, name = 'survey.pdf') {
  const { status, path } = await visitor.begin(name, bytes.length)
  expect(status).toBe(201)
  expect(path).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/)
  return path
}

/** Begins a file and sends all of it. */
async function sendWhole(bytes: Buffer, name: string) {
  const path = await begin(bytes, name)
  await visitor.send(path, 0, bytes)
  return path
}

describe('a file in parts', () => {
  test.each(Object.keys(acceptedFiles))('(%s) is stored as it was sent, once', async (kind) => {
    const { bytes, type } = acceptedFiles[kind]!
    const path = await begin(bytes, `survey.${kind}`)
    const half = Math.floor(bytes.length / 2)
    expect(await visitor.send(path, 0, bytes.subarray(0, half))).toEqual({
      status: 204,
      offset: half,
    })
    expect(await visitor.finish(path)).toEqual({ status: 404, body: undefined })
    await visitor.send(path, half, bytes.subarray(half))
    // The first answer is lost on its way, or still to come.
    const answers = await Promise.all([visitor.finish(path), visitor.finish(path)])
    answers.push(await visitor.finish(path))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({
      status: 201,
      body: { name: `survey.${kind}`, size: bytes.length, type },
    })
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    const stored = readFileSync(join(intake.deps.spoolFolder, '../objects', row!.object_key))
    expect(sha256(stored)).toBe(sha256(bytes))
    expect(intake.parts()).toEqual([])
  })

  test('that is stored is answered for by another process, and stored by one alone', async () => {
    const path = await sendWhole(survey, 'survey.pdf')
    const first = visitor.finish(path)
    intake.reopenParts()
    const second = visitor.finish(path)
    const answers = await Promise.all([first, second])
    const stored = answers.find(({ status }) => status === 201)
    expect(stored).toBeDefined()
    for (const answer of answers) {
      if (answer.status !== 201) expect(answer).toMatchObject({ status: 503, body: { lost: true } })
    }
    intake.reopenParts()
    expect(await visitor.finish(path)).toEqual(stored)
    expect((await new PartVisitor(intake.url).finish(path)).status).toBe(404)
    expect(await rows()).toHaveLength(1)
    expect(intake.parts()).toEqual([])
  })

  test('is stored although a process died while it stored it, some minutes later', async () => {
    const path = await sendWhole(survey, 'survey.pdf')
    const dies = Promise.withResolvers<void>()
    const { store } = intake.deps
    intake.deps.store = { ...store, put: () => dies.promise }
    const first = visitor.finish(path)
    await until('it has begun', async () => (await rows()).length === 1)
    intake.deps.store = store
    intake.reopenParts()
    expect(await visitor.finish(path)).toMatchObject({ status: 503, body: { lost: true } })
    const minutesAgo = new Date(Date.now() - ABANDONED_MS - 1000).toISOString()
    await db.updateTable('attachments').set({ created_at: minutesAgo }).execute()
    const stored = await visitor.finish(path)
    expect(stored).toMatchObject({ status: 201 })
    // It only seemed to be dead, and takes nothing away.
    dies.reject(new Error('the store is unavailable'))
    expect(await first).toMatchObject({ status: 503 })
    expect(await rows()).toMatchObject([{ id: stored.body.id, sha256: sha256(survey) }])
  })

  test('goes on where its connection died', async () => {
    const path = await begin()
    const socket = connect(intake.port, '127.0.0.1').on('error', () => {})
    socket.write(visitor.headOf(path, 0, survey.length))
    socket.write(survey.subarray(0, 2_000_000))
    await until('the part has arrived', async () => (await sizeOnDisk(path)) === 2_000_000)
    socket.resetAndDestroy()
    expect(await visitor.look(path)).toEqual({ status: 200, offset: 2_000_000 })
    await visitor.send(path, 2_000_000, survey.subarray(2_000_000))
    expect((await visitor.finish(path)).status).toBe(201)
    expect(await rows()).toMatchObject([{ sha256: sha256(survey) }])
  })

  test('goes on although its former connection only seems to live', async () => {
    const path = await begin()
    const silent = connect(intake.port, '127.0.0.1').on('error', () => {})
    silent.write(visitor.headOf(path, 0, survey.length))
    silent.write(survey.subarray(0, 1_000_000))
    await until('the part has arrived', async () => (await sizeOnDisk(path)) === 1_000_000)
    expect(await visitor.look(path)).toEqual({ status: 200, offset: 1_000_000 })
    expect(await visitor.send(path, 1_000_000, survey.subarray(1_000_000))).toEqual({
      status: 204,
      offset: survey.length,
    })
    silent.destroy()
  })

  test('keeps what came before its connection fell silent, and ends the connection', async () => {
    const hasty = await openIntake(db, 300)
    onTestFinished(() => hasty.close())
    const other = new PartVisitor(hasty.url)
    const { path } = await other.begin('survey.pdf', survey.length)
    const socket = connect(hasty.port, '127.0.0.1').on('error', () => {})
    socket.write(other.headOf(path, 0, survey.length))
    socket.write(survey.subarray(0, 500_000))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 204 /)
    expect(answer.toLowerCase()).toContain('upload-offset: 500000\r\n')
    expect(await other.look(path)).toEqual({ status: 200, offset: 500_000 })
  })

  test('goes on after a restart', async () => {
    const path = await begin()
    await visitor.send(path, 0, survey.subarray(0, 100_000))
    intake.reopenParts()
    expect(await visitor.look(path)).toEqual({ status: 200, offset: 100_000 })
  })

  test('with a password is taken with a note', async () => {
    const path = await sendWhole(lockedFiles.pdf!.bytes, 'policy.pdf')
    const { body } = await visitor.finish(path)
    expect(body.note).toContain('policy.pdf is protected by a password')
  })

  test('is removed at any moment', async () => {
    const path = await begin()
    await visitor.send(path, 0, survey.subarray(0, 100_000))
    expect(await visitor.remove(path)).toBe(204)
    expect(intake.parts()).toEqual([])
    expect((await visitor.look(path)).status).toBe(404)
  })

  test('opens nothing to another visitor, or without the cookie', async () => {
    const path = await begin()
    await visitor.send(path, 0, survey)
    const other = new PartVisitor(intake.url)
    for (const step of ['without a cookie', 'with a cookie of its own']) {
      expect((await other.look(path)).status, step).toBe(404)
      expect((await other.send(path, 0, survey)).status, step).toBe(404)
      expect(await other.remove(path), step).toBe(404)
      expect((await other.finish(path)).status, step).toBe(404)
      await other.begin('other.pdf', 10)
    }
    expect((await visitor.finish(path)).status).toBe(201)
    expect((await other.finish(path)).status).toBe(404)
    expect((await fetch(intake.url + path)).status).toBe(405)
    const { path: another, cookie } = await visitor.begin('survey.pdf', 10)
    expect(cookie).toContain(`; Path=${another}; HttpOnly; `)
  })
})

describe('a file in parts that cannot be taken', () => {
  test('(too large, empty, of no known length, in a way that is not offered) is named before anything of it is sent', async () => {
    const large = await visitor.begin('boat.jpg', MAX_ATTACHMENT_BYTES + 1)
    expect(large.status).toBe(413)
    expect(JSON.parse(large.text)).toEqual({ error: 'boat.jpg is larger than 10 MB.', lost: false })
    const empty = await visitor.begin('boat.jpg', 0)
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
    const reported = intake.failures.length
    for (const headers of lengths) {
      const answer = await fetch(`${intake.url}/api/uploads`, {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', ...headers },
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
    expect(intake.failures.slice(reported)).toEqual([])
    expect(intake.parts()).toEqual([])
  })

  test('(longer than announced) is not taken further', async () => {
    const path = await begin(survey.subarray(0, 1000))
    expect((await visitor.send(path, 0, survey.subarray(0, 2000))).status).toBe(413)
    expect((await visitor.send(path, 500, survey.subarray(0, 500))).status).toBe(409)
    expect(await visitor.look(path)).toEqual({ status: 200, offset: 0 })
  })

  test('(of a wrong kind) is named, and nothing of it stays', async () => {
    const path = await sendWhole(refusedFiles['web page']!, 'boat.jpg')
    const refused = {
      status: 422,
      body: { error: 'boat.jpg is not a PDF, Word, JPEG, PNG or HEIC file.', lost: false },
    }
    expect(await visitor.finish(path)).toEqual(refused)
    expect(await visitor.finish(path)).toEqual(refused)
    expect(intake.parts()).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('(because the store is unavailable) need not be sent again when it is back', async () => {
    const path = await sendWhole(survey, 'survey.pdf')
    const before = await storedInAll()
    intake.breakStore()
    for (let tries = 0; tries < 3; tries++) {
      expect(await visitor.finish(path)).toMatchObject({ status: 503, body: { lost: true } })
    }
    intake.storeComesBack()
    expect(await visitor.finish(path)).toMatchObject({ status: 201 })
    expect((await storedInAll()) - before).toBe(survey.length)
    expect(await rows()).toMatchObject([{ sha256: sha256(survey) }])
  })

  test('(because the disk is full) is answered as lost', ({ skip }) =>
    withSmallDisk(skip, async (disk) => {
      const usual = intake.deps.partsFolder
      intake.deps.partsFolder = join(disk, 'parts')
      intake.reopenParts()
      const path = await begin()
      expect((await visitor.send(path, 0, survey)).status).toBe(503)
      expect((await visitor.look(path)).offset).toBeLessThan(survey.length)
      expect(await visitor.remove(path)).toBe(204)
      expect(readdirSync(intake.deps.partsFolder)).toEqual([])
      intake.deps.partsFolder = usual
      intake.reopenParts()
    }))
})

test('parts are limited in number, and those that nobody goes on with make way', async () => {
  for (let number = 0; number < MAX_PARTS; number++) {
    writeFileSync(join(intake.deps.partsFolder, `${number}`), 'x')
    writeFileSync(join(intake.deps.partsFolder, `${number}.json`), '{}')
  }
  const before = await counts()
  expect((await visitor.begin('survey.pdf', 1000)).status).toBe(507)
  // It comes in one request, and is counted there.
  expect(await counts()).toEqual(before)
  utimesSync(join(intake.deps.partsFolder, '7'), new Date(0), new Date(0))
  expect((await visitor.begin('survey.pdf', 1000)).status).toBe(201)
  expect(intake.parts()).toHaveLength(2 * MAX_PARTS)
  expect(intake.parts()).not.toContain('7')
  expect((await visitor.begin('survey.pdf', 1000)).status).toBe(507)
})

test('one network address leaves room for the parts of others', async () => {
  const paths: string[] = []
  for (let number = 0; number < MAX_PARTS_OF_ONE; number++) paths.push(await begin())
  expect((await visitor.begin('survey.pdf', 1000)).status).toBe(507)
  expect(await makeRoom(intake.deps.partsFolder, 'somebody else')).toBe(true)
  expect(intake.parts()).toHaveLength(2 * MAX_PARTS_OF_ONE)
  utimesSync(join(intake.deps.partsFolder, idOf(paths[7]!)), new Date(0), new Date(0))
  expect((await visitor.begin('survey.pdf', 1000)).status).toBe(201)
  expect(intake.parts()).not.toContain(idOf(paths[7]!))
})

test('a part is removed after a day', async () => {
  const parts = partsFolder({ dataDir: join(intake.deps.partsFolder, '..') })
  expect(parts).toBe(intake.deps.partsFolder)
  const [old, young] = [await begin(), await begin()]
  for (const ending of ['', '.json']) {
    const dayAgo = new Date(Date.now() - 25 * 3600_000)
    utimesSync(join(parts, idOf(old) + ending), dayAgo, dayAgo)
  }
  await sweepParts({ dataDir: join(parts, '..') })
  expect(intake.parts().sort()).toEqual([idOf(young), `${idOf(young)}.json`])
  expect((await visitor.look(old)).status).toBe(404)
})

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

async function sizeOnDisk(path: string): Promise<number> {
  return readFileSync(join(intake.deps.partsFolder, idOf(path))).length
}
