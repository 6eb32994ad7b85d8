import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { sweepSpool } from '../../../src/storage/spool.ts'
import { acceptedFiles, pdfOfSize } from '../../samples/files.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import { NO_LIMITS } from '../../sites/launched.ts'
import { until } from '../../tools/until.ts'
import { intakeOfFile, openIntake, postHead } from './intake.ts'

const { folder, db, intake } = await intakeOfFile()

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
  const hasty = await openIntake(db, { idleMs: 400 })
  onTestFinished(() => hasty.close())
  const answer = await text(sendHalf(hasty.port, path, name))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  await expectNothingStored(hasty)
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
  return { port, pid: child.pid!, dataDir, kill: () => child.kill('SIGKILL') }
}
