import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The Message-ID of a message, and when it was taken, in milliseconds UTC. */
export type Taken = [messageId: string, at: number]

export interface MailServer {
  url: string
  taken(): Promise<Taken[]>
  stop(): void
}

const PROGRAM = fileURLToPath(new URL('mail-server-process.ts', import.meta.url))

/** Starts the tests' mail server in a process of its own, which remembers of each message only when it came. */
export async function startMailServer(): Promise<MailServer> {
  const child = fork(PROGRAM)
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    async taken() {
      child.send('report')
      const [messages] = (await once(child, 'message')) as [Taken[]]
      return messages
    },
    stop: () => child.disconnect(),
  }
}
