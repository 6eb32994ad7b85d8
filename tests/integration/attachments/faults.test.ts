import { spawn, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open.ts'
import { sweepSpool } from '../../../src/storage/spool.ts'
import { acceptedFiles, pdfOfSize } from '../../samples/files.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import { NO_LIMITS } from '../../sites/launched.ts'
import { until } from '../../tools/until.ts'
import { type Intake, openIntake, postHead } from './intake.ts'

const folder = mkdtempSync(join(tmpdir(), 'attachments-faults-'))
const db = openDatabase(join(folder, 'site.sqlite'))
let intake: Intake

beforeAll(async () => {
  await migrate(db)
  intake = await openIntake(db)
})
afterEach(async () => {
  await db.deleteFrom('attachments').execute()
})
afterAll(async () => {
  await intake.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const large = pdfOfSize(4_000_000)
const multipart = 'multipart/form-data; boundary=b'
const opening = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`
const rows = () => db.selectFrom('attachments').selectAll().execute()

/** Begins to send one whole file and half of a second one. */
function sendHalf(port: number, path: string, name: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(postHead(path, 9_000_000, multipart))
  for (const part of [opening(name), large, '\r\n', opening(name), large.subarray(0, 2_000_000)]) {
    socket.write(part)
  }
  return socket
}

async function expectNothingStored(at = intake) {
  await until('nothing is left', async () => {
    return [...at.spooled(), ...at.objects(), ...(await rows())].length === 0
  })
}

test.each([
  ['/api/attachments', 'file'],
  ['/api/forms/quote', 'attachments'],
])('a connection that dies in mid-upload leaves nothing (%s)', async (path, name) => {
  const socket = sendHalf(intake.port, path, name)
  await until('something is spooled', () => intake.spooled().length > 0)
  socket.resetAndDestroy()
  await expectNothingStored()
})

test.each([
  ['/api/attachments', 'file'],
  ['/api/forms/quote', 'attachments'],
])('a connection that falls silent is answered and leaves nothing (%s)', async (path, name) => {
  const hasty = await openIntake(db, 400)
  onTestFinished(() => hasty.close())
  const answer = await text(sendHalf(hasty.port, path, name))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  await expectNothingStored(hasty)
})

test('30 connections that die at any point leave nothing, and the next upload works', async () => {
  const whole = Buffer.concat([
    Buffer.from(postHead('/api/attachments', large.length + 90, multipart) + opening('file')),
    large,
  ])
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const socket = connect(intake.port, '127.0.0.1').on('error', () => {})
      socket.write(whole.subarray(0, Math.floor(Math.random() * whole.length)))
      await wait(Math.random() * 200)
      socket.destroy()
    }),
  )
  await expectNothingStored()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(acceptedFiles.jpg!.bytes)]), 'boat.jpg')
  const response = await fetch(`${intake.url}/api/attachments`, { method: 'POST', body: form })
  expect(response.status).toBe(201)
})

test('a body without an end is given up', async () => {
  const socket = connect(intake.port, '127.0.0.1').on('error', () => {})
  socket.write(postHead('/api/attachments', 1e12, multipart) + opening('file'))
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  let sent = 0
  const chunk = Buffer.alloc(1_000_000)
  const send = () => {
    while (!socket.destroyed && sent < 1e9) {
      sent += chunk.length
      if (!socket.write(chunk)) return void socket.once('drain', send)
    }
  }
  send()
  await new Promise((closed) => socket.once('close', closed))
  // A client that keeps sending is disconnected, and may lose the response.
  expect(answer).toMatch(/^(HTTP\/1.1 413 |$)/)
  expect(sent).toBeLessThan(4e8)
  await until('nothing is spooled', () => intake.spooled().length === 0)
})

test('a full disk loses the file and keeps the form', ({ skip }) =>
  withSmallDisk(skip, async (disk) => {
    const usual = intake.deps.spoolFolder
    intake.deps.spoolFolder = join(disk, 'spool')
    const form = new FormData()
    form.append('attachments', new Blob([new Uint8Array(large)]), 'large.pdf')
    form.append('attachments', new Blob([new Uint8Array(acceptedFiles.jpg!.bytes)]), 'boat.jpg')
    form.append('name', 'Ada')
    const response = await fetch(`${intake.url}/api/forms/quote`, { method: 'POST', body: form })
    intake.deps.spoolFolder = usual
    expect(await response.json()).toMatchObject({
      fields: { name: 'Ada' },
      files: [
        { ok: false, problem: { filename: 'large.pdf', lost: true } },
        { ok: true, attachment: { name: 'boat.jpg' } },
      ],
    })
    expect(String(intake.failures.at(-1))).toContain('ENOSPC')
    expect(readdirSync(join(disk, 'spool'))).toEqual([])
  }))

test('a process that is killed in mid-upload leaves no file and no row', async () => {
  const server = await startServer()
  const socket = sendHalf(server.port, '/api/attachments', 'file')
  // It fails when a file is closed meanwhile, and lists the others all the same.
  const fds = () => spawnSync('ls', ['-l', `/proc/${server.pid}/fd`]).stdout.toString()
  // Both, or the second may be killed in the moment in which it has a name (see the next test).
  const nameless = () => fds().match(/spool\/.*deleted/g) ?? []
  await until('both files are being spooled', () => nameless().length === 2)
  server.kill()
  socket.destroy()
  expect(readdirSync(join(server.dataDir, 'spool'))).toEqual([])
  expect(readdirSync(server.dataDir)).not.toContain('objects')
  rmSync(server.dataDir, { recursive: true })
})

test('a start clears what a process killed in the wrong microsecond left', async () => {
  const spool = join(folder, 'spool')
  mkdirSync(spool)
  for (const name of ['old', 'new']) writeFileSync(join(spool, name), 'x')
  utimesSync(join(spool, 'old'), new Date(0), new Date(0))
  await sweepSpool({ dataDir: folder })
  expect(readdirSync(spool)).toEqual(['new'])
})

// How it fares over many rounds is measured by tests/bench/upload-memory.ts.
test('40 clients with 8 MB each are not held in the memory of the server', async () => {
  const server = await startServer()
  const file = new Blob([new Uint8Array(pdfOfSize(8_000_000))])
  await Promise.all(Array.from({ length: 40 }, () => uploadTo(server.port, file)))
  const peak = server.memory('VmHWM')
  server.kill()
  rmSync(server.dataDir, { recursive: true })
  // Whole files would be 320 MB; what is left is garbage that waits for its collection.
  expect(peak - server.idle).toBeLessThan(200)
})

async function uploadTo(port: number, file: Blob) {
  const form = new FormData()
  form.append('file', file, 'survey.pdf')
  const url = `http://127.0.0.1:${port}/api/attachments`
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(201)
}

/** The intake in a process of its own. */
async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'attachments-server-'))
  const script = join(import.meta.dirname, 'server.ts')
  const child = spawn(process.execPath, ['--max-semi-space-size=2', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...NO_LIMITS, DATA_DIR: dataDir },
  })
  // Also after a try that failed: it holds the runner's stderr, which waits for its end.
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = await new Promise<number>((done) => {
    child.stdout.once('data', (line) => done(Number(line)))
  })
  const memory = (what: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)![1]) / 1024)
  }
  return {
    port,
    pid: child.pid!,
    dataDir,
    memory,
    idle: memory('VmRSS'),
    kill: () => child.kill('SIGKILL'),
  }
}
