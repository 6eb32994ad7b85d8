import { once } from 'node:events'
import { connect } from 'node:net'

const PING_MS = 5000

/**
 * Asks the clamd at `tcp://host:port` whether it answers.
 * @throws When it does not, within five seconds.
 */
export async function pingClamd(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const signal = AbortSignal.timeout(PING_MS)
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
  try {
    await once(socket, 'connect', { signal })
    socket.write('zPING\0')
    const [reply] = await once(socket, 'data', { signal })
    if (!String(reply).startsWith('PONG')) throw new Error('The virus scanner talks nonsense')
  } finally {
    // What the line still says is of no interest; unheard, it would end the process.
    socket.on('error', () => {})
    socket.destroy()
  }
}
