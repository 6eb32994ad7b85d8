import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { until } from '../tools/until.ts'
import { CLAMD } from './missing-parts.ts'
import { freePort } from './postgres.ts'

/** In two pieces, so that scanners do not flag this source file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)
export const EICAR_SIGNATURE = 'Eicar-Test'

export interface Clamd {
  url: string
  port: number
  start(): Promise<void>
  stop(): Promise<void>
  /** The system still accepts connections, but nothing is answered. */
  freeze(): void
  thaw(): void
}

/**
 * A real clamd on loopback with the site's own clamav/clamd.conf and a database of one signature,
 * ended when the test ends.
 */
export async function startClamd(changes: Record<string, string> = {}): Promise<Clamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-test-'))
  const port = await freePort()
  mkdirSync(join(folder, 'database'))
  const signature = `${EICAR_SIGNATURE}:0:*:${EICAR.toString('hex')}\n`
  writeFileSync(join(folder, 'database', 'test.ndb'), signature)
  writeFileSync(join(folder, 'clamd.conf'), configuration(folder, port, changes))
  let server: ChildProcess | undefined
  const clamd: Clamd = {
    url: `tcp://127.0.0.1:${port}`,
    port,
    async start() {
      server = spawn(CLAMD, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' })
      await until('clamd answers', () => answersPing(port))
    },
    async stop() {
      if (!server) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      server = undefined
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  }
  onTestFinished(async () => {
    await clamd.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  await clamd.start()
  return clamd
}

function configuration(folder: string, port: number, changes: Record<string, string>): string {
  const ours: Record<string, string> = {
    TCPSocket: `${port}`,
    TCPAddr: '127.0.0.1',
    DatabaseDirectory: join(folder, 'database'),
    ...changes,
  }
  const lines = readFileSync('clamav/clamd.conf', 'utf8').split('\n')
  const otherLines = lines.filter((line) => {
    const name = line.split(' ')[0] ?? ''
    return !(name in ours) && !['LocalSocket', 'User'].includes(name)
  })
  return [...otherLines, ...Object.entries(ours).map((line) => line.join(' ')), ''].join('\n')
}

async function answersPing(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    socket.write('zPING\0')
    const [answer] = await once(socket, 'data')
    return String(answer).startsWith('PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
