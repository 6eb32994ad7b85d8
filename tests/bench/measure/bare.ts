import { once } from 'node:events'
import { startTool } from '../../../launch/tool.ts'
import type { Answer } from './answer.ts'
import type { BareAnswer } from './bare-server.ts'
import type { Server } from './server.ts'

/** How to slow a bare server down, to validate the bench. */
export interface Handicap {
  /** CPU time per response. */
  busyMicroseconds?: number
  /** Idle delay per response. */
  delayMs?: number
}

/** Starts a bare `node:http` server that answers everything with these bytes. */
export async function startBareServer(
  answer: Answer,
  handicap: Handicap = {},
  name = 'bare node:http',
): Promise<Server> {
  const child = startTool('launch/run.js', ['tests/bench/measure/bare-server.ts'], {})
  const message: BareAnswer = {
    status: answer.status,
    // Node writes these itself, alike for all its servers.
    headers: answer.headers.filter(([each]) => !/^(date|connection|keep-alive)$/i.test(each)),
    keepAlive: answer.header('keep-alive'),
    body: answer.body.toString('base64'),
    ...handicap,
  }
  child.send(message)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)))
  })
  return {
    name,
    address: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
