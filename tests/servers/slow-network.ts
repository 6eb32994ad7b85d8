import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Speed {
  /** Before what a client sends arrives. */
  latencyMs: number
  /** Of what the server sends, on all connections together. */
  bytesPerSecond: number
}

export type SlowNetwork = Awaited<ReturnType<typeof openSlowNetwork>>

const PIECE_BYTES = 4096

/**
 * A proxy to a server that is as slow as a phone's network. The browser's own emulation of one,
 * `Network.emulateNetworkConditions`, is suspected of pages that never load (playwright issue 22676).
 * @param server Its address, with a port.
 */
export async function openSlowNetwork(server: string, { latencyMs, bytesPerSecond }: Speed) {
  const { hostname, port: serverPort } = new URL(server)
  const sockets = new Set<Socket>()
  let lineIsFreeAt = 0

  async function* late(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      await sleep(latencyMs)
      yield chunk
    }
  }

  async function* slowly(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES)
        const now = performance.now()
        lineIsFreeAt = Math.max(now, lineIsFreeAt) + (piece.length / bytesPerSecond) * 1000
        await sleep(lineIsFreeAt - now)
        yield piece
      }
    }
  }

  const proxy = createServer((client) => {
    const upstream = connect(Number(serverPort), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    // A browser cuts connections that it needs no more.
    pipeline(client, late, upstream).catch(() => {})
    pipeline(upstream, slowly, client).catch(() => {})
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
