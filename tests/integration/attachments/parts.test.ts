import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ABANDONED_MS } from '../../../db/leads/attachments.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { PartVisitor } from '../../sites/part-visitor.ts'
import { until } from '../../tools/until.ts'
import { openIntake, sha256 } from './intake.ts'
import { idOf, partIntake, survey } from './part-intake.ts'

const site = await partIntake()

describe('a file in parts', () => {
  test('is stored as it was sent, once', async () => {
    const { bytes, type } = acceptedFiles.pdf!
    const path = await site.begin(bytes, 'survey.pdf')
    const half = Math.floor(bytes.length / 2)
    expect(await site.visitor.send(path, 0, bytes.subarray(0, half))).toEqual({
      status: 204,
      offset: half,
    })
    expect(await site.visitor.finish(path)).toEqual({ status: 404, body: undefined })
    await site.visitor.send(path, half, bytes.subarray(half))
    // The first answer is lost on its way, or still to come.
    const answers = await Promise.all([site.visitor.finish(path), site.visitor.finish(path)])
    answers.push(await site.visitor.finish(path))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({
      status: 201,
      body: { name: 'survey.pdf', size: bytes.length, type },
    })
    const [row, ...others] = await site.rows()
    expect(others).toEqual([])
    const stored = readFileSync(join(site.intake.deps.spoolFolder, '../objects', row!.object_key))
    expect(sha256(stored)).toBe(sha256(bytes))
    expect(site.intake.parts()).toEqual([])
  })

  test('that is stored is answered for by another process, and stored by one alone', async () => {
    const path = await site.sendWhole(survey, 'survey.pdf')
    const first = site.visitor.finish(path)
    site.intake.reopenParts()
    const second = site.visitor.finish(path)
    const answers = await Promise.all([first, second])
    const stored = answers.find(({ status }) => status === 201)
    expect(stored).toBeDefined()
    for (const answer of answers) {
      if (answer.status !== 201) expect(answer).toMatchObject({ status: 503, body: { lost: true } })
    }
    site.intake.reopenParts()
    expect(await site.visitor.finish(path)).toEqual(stored)
    expect((await new PartVisitor(site.intake.url).finish(path)).status).toBe(404)
    expect(await site.rows()).toHaveLength(1)
    expect(site.intake.parts()).toEqual([])
  })

  test('is stored although a process died while it stored it, some minutes later', async () => {
    const path = await site.sendWhole(survey, 'survey.pdf')
    const dies = Promise.withResolvers<void>()
    const { store } = site.intake.deps
    site.intake.deps.store = { ...store, put: () => dies.promise }
    const first = site.visitor.finish(path)
    await until('it has begun', async () => (await site.rows()).length === 1)
    site.intake.deps.store = store
    site.intake.reopenParts()
    expect(await site.visitor.finish(path)).toMatchObject({ status: 503, body: { lost: true } })
    const minutesAgo = new Date(Date.now() - ABANDONED_MS - 1000).toISOString()
    await site.db.updateTable('attachments').set({ created_at: minutesAgo }).execute()
    const stored = await site.visitor.finish(path)
    expect(stored).toMatchObject({ status: 201 })
    // It only seemed to be dead, and takes nothing away.
    dies.reject(new Error('the store is unavailable'))
    expect(await first).toMatchObject({ status: 503 })
    expect(await site.rows()).toMatchObject([{ id: stored.body.id, sha256: sha256(survey) }])
  })

  test('goes on where its connection died', async () => {
    const path = await site.begin()
    const socket = connect(site.intake.port, '127.0.0.1').on('error', () => {})
    socket.write(site.visitor.headOf(path, 0, survey.length))
    socket.write(survey.subarray(0, 2_000_000))
    await until('the part has arrived', async () => (await sizeOnDisk(path)) === 2_000_000)
    socket.resetAndDestroy()
    expect(await site.visitor.look(path)).toEqual({ status: 200, offset: 2_000_000 })
    await site.visitor.send(path, 2_000_000, survey.subarray(2_000_000))
    expect((await site.visitor.finish(path)).status).toBe(201)
    expect(await site.rows()).toMatchObject([{ sha256: sha256(survey) }])
  })

  test('goes on although its former connection only seems to live', async () => {
    const path = await site.begin()
    const silent = connect(site.intake.port, '127.0.0.1').on('error', () => {})
    silent.write(site.visitor.headOf(path, 0, survey.length))
    silent.write(survey.subarray(0, 1_000_000))
    await until('the part has arrived', async () => (await sizeOnDisk(path)) === 1_000_000)
    expect(await site.visitor.look(path)).toEqual({ status: 200, offset: 1_000_000 })
    expect(await site.visitor.send(path, 1_000_000, survey.subarray(1_000_000))).toEqual({
      status: 204,
      offset: survey.length,
    })
    silent.destroy()
  })

  test('keeps what came before its connection fell silent, and ends the connection', async () => {
    const hasty = await openIntake(site.db, { idleMs: 300 })
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
    const path = await site.begin()
    await site.visitor.send(path, 0, survey.subarray(0, 100_000))
    site.intake.reopenParts()
    expect(await site.visitor.look(path)).toEqual({ status: 200, offset: 100_000 })
  })

  test('is removed at any moment', async () => {
    const path = await site.begin()
    await site.visitor.send(path, 0, survey.subarray(0, 100_000))
    expect(await site.visitor.remove(path)).toBe(204)
    expect(site.intake.parts()).toEqual([])
    expect((await site.visitor.look(path)).status).toBe(404)
  })

  test('opens nothing to another visitor, or without the cookie', async () => {
    const path = await site.begin()
    await site.visitor.send(path, 0, survey)
    const other = new PartVisitor(site.intake.url)
    for (const step of ['without a cookie', 'with a cookie of its own']) {
      expect((await other.look(path)).status, step).toBe(404)
      expect((await other.send(path, 0, survey)).status, step).toBe(404)
      expect(await other.remove(path), step).toBe(404)
      expect((await other.finish(path)).status, step).toBe(404)
      await other.begin('other.pdf', 10)
    }
    expect((await site.visitor.finish(path)).status).toBe(201)
    expect((await other.finish(path)).status).toBe(404)
    expect((await fetch(site.intake.url + path)).status).toBe(405)
    const { path: another, cookie } = await site.visitor.begin('survey.pdf', 10)
    expect(cookie).toContain(`; Path=${another}; HttpOnly; `)
  })
})

async function sizeOnDisk(path: string): Promise<number> {
  return readFileSync(join(site.intake.deps.partsFolder, idOf(path))).length
}
