import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { clamd } from '../../../worker/scanner/clamd.ts'
import { sha256 } from '../../samples/scan-setup.ts'
import { startClamd } from '../../servers/clamd.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { freePort } from '../../servers/postgres.ts'
import { type Fault, openProxy } from '../../servers/tcp-proxy.ts'

/** For faults without any response. */
const IMPATIENT = { connectMs: 1000, sendIdleMs: 1000, answerMs: 1000 }
/** So long that it is never met. */
const PATIENT = { connectMs: 90_000, sendIdleMs: 90_000, answerMs: 90_000 }
const file = Buffer.alloc(3 * 1024 * 1024, 'hull survey ')
const expected = { sizeBytes: file.length, sha256: sha256(file) }
const never = new AbortController().signal

test('a scanner that refuses connections says nothing about a file', async () => {
  await expect(scanAt(await freePort())).rejects.toThrow('The virus scanner')
})

test.each<[string, (socket: Socket) => void]>([
  ['is silent', (socket) => socket.resume()],
  // The system may take the whole file for it.
  ['takes nothing', (socket) => socket.pause()],
  [
    'says OK before it has the file, and does not hang up',
    (socket) => socket.resume().write('stream: OK\0'),
  ],
])('a scanner that %s is given up', async (_, behave) => {
  const scan = scanAt(await listen(behave), IMPATIENT)
  await expect(scan).rejects.toThrow(/does not answer|stopped taking the file|gave no verdict/)
})

test.each<[string, (socket: Socket) => void]>([
  ['hangs up at once', (socket) => socket.destroy()],
  ['answers nonsense without end', (socket) => flood(socket)],
  ['says OK without its end', answering('stream: OK')],
  ['says that it failed', answering('stream: Can not allocate memory ERROR\0')],
])('a scanner that %s gives no verdict, at once', async (_, behave) => {
  await expect(scanAt(await listen(behave))).rejects.toThrow()
})

test('a scanner that says OK in the middle of a slow file, and hangs up, gives no verdict', async () => {
  const port = await listen((socket) =>
    socket.resume().once('data', () => socket.end('stream: OK\0')),
  )
  async function* slow() {
    for await (const chunk of chunks()) yield await sleep(5, chunk)
  }
  const scan = clamd(`tcp://127.0.0.1:${port}`, PATIENT).scan(
    Readable.from(slow()),
    expected,
    never,
  )
  await expect(scan).rejects.toThrow()
})

test('a scan is given up when its job is', async () => {
  const job = new AbortController()
  const port = await listen((socket) => socket.resume().once('data', () => job.abort()))
  const scanner = clamd(`tcp://127.0.0.1:${port}`, PATIENT)
  const scan = scanner.scan(Readable.from([file]), expected, job.signal)
  await expect(scan).rejects.toThrow('interrupted')
})

describeWith('clamd', 'with a real scanner', () => {
  test.each<[string, Fault, typeof PATIENT]>([
    ['refuses', { refuse: true }, PATIENT],
    ['cuts in mid-stream', { cutUpAfter: 1_000_000 }, PATIENT],
    ['cuts after the last byte but one', { cutUpAfter: file.length }, PATIENT],
    ['swallows the file', { swallowUpAfter: 1_000_000 }, IMPATIENT],
    ['swallows the answer', { swallowDownAfter: 0 }, IMPATIENT],
    ['cuts the answer short', { cutDownAfter: 5 }, PATIENT],
  ])('a way to it that %s gives no verdict', async (_, fault, patience) => {
    const { port } = await startClamd()
    const proxy = await openProxy(port)
    onTestFinished(proxy.close)
    proxy.set(fault)
    await expect(scanAt(proxy.port, patience)).rejects.toThrow('The virus scanner')
    proxy.set({})
    expect(await scanAt(proxy.port)).toEqual({ found: 'nothing' })
  })

  test('a file that is cut short, longer or changed in the store gives no verdict', async () => {
    const { url } = await startClamd()
    const changed = Buffer.from(file)
    changed[1000]! ^= 1
    const broken = [file.subarray(1), Buffer.concat([file, file.subarray(0, 1)]), changed]
    for (const bytes of broken) {
      const scan = clamd(url, PATIENT).scan(Readable.from([bytes]), expected, never)
      await expect(scan).rejects.toThrow('not the file that was uploaded')
    }
  })

  test('a store that breaks off gives no verdict, and its own words', async () => {
    const { url } = await startClamd()
    async function* breakingOff() {
      yield file.subarray(0, 100_000)
      throw new Error('the store is unavailable')
    }
    const body = Readable.from(breakingOff())
    const scan = clamd(url, PATIENT).scan(body, expected, never)
    await expect(scan).rejects.toThrow('the store is unavailable')
  })
})

function scanAt(port: number, patience = PATIENT) {
  return clamd(`tcp://127.0.0.1:${port}`, patience).scan(chunks(), expected, never)
}

function chunks(): Readable {
  const size = 64 * 1024
  const count = Math.ceil(file.length / size)
  return Readable.from(
    Array.from({ length: count }, (_, i) => file.subarray(i * size, (i + 1) * size)),
  )
}

/** Reads everything, and answers after the four zero bytes at the end. */
function answering(words: string) {
  return (socket: Socket) => {
    let tail = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      tail = Buffer.concat([tail, chunk]).subarray(-4)
      if (tail.equals(Buffer.alloc(4))) socket.end(words)
    })
  }
}

function flood(socket: Socket) {
  socket.resume()
  const timer = setInterval(() => socket.write('x'.repeat(1000)), 5)
  socket.on('close', () => clearInterval(timer))
}

async function listen(behave: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    behave(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
