import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What becomes of the connections through a proxy from a moment on, until it is mended. */
export type NetworkFault =
  /** All are reset, and so is every new one. */
  | 'refuse'
  /** The server gets what it was sent, and the connection is reset instead of its answer. New ones work. */
  | 'cut'
  /** Nothing passes in either direction, and nobody is told. */
  | 'stall'
  /** Each bit of what the server sends is inverted. */
  | 'garble'

/** Which piece of what clients send brings the fault: one piece is about one statement, command, or request. */
export interface Aim {
  /** Counted from the first piece with these words; otherwise from the next piece of any connection. */
  from?: string | undefined
  /** 1 is the first piece. */
  step: number
}

/**
 * A proxy to a server on loopback whose fault begins at a step of what is under way:
 *
 *     const struck = proxy.strike({ step: 3 }, 'cut')   // or a function, such as one that kills the server
 *     … something that uses the server …
 *     await struck
 *     proxy.mend()
 */
export async function openStrikingProxy(serverPort: number) {
  const sockets = new Set<Socket>()
  const clients = new Set<Socket>()
  let armed: { aim: Aim; counted: number; act: (socket: Socket) => void } | undefined
  let fault: NetworkFault | undefined
  let cutting: Socket | undefined
  /** Connections of clients on which nothing passes any more. */
  const forgotten = new Set<Socket>()

  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    return socket
  }
  const cutAll = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const aimAt = (piece: Buffer, client: Socket) => {
    if (!armed) return
    const { aim, act } = armed
    if (armed.counted === 0 && aim.from !== undefined && !piece.includes(aim.from)) return
    armed.counted++
    if (armed.counted < aim.step) return
    armed = undefined
    act(client)
  }

  const proxy = createServer((client) => {
    keep(client)
    if (fault === 'refuse') return client.resetAndDestroy()
    if (fault === 'stall') forgotten.add(client)
    const server = keep(connect(serverPort, '127.0.0.1'))
    client.on('data', (piece) => {
      aimAt(piece, client)
      if (!forgotten.has(client)) server.write(piece)
    })
    server.on('data', (piece) => {
      if (forgotten.has(client)) return
      if (cutting === client) return client.resetAndDestroy()
      client.write(fault === 'garble' ? piece.map((byte) => ~byte) : piece)
    })
    client.on('close', () => {
      clients.delete(client)
      forgotten.delete(client)
      server.destroy()
    })
    server.on('close', () => forgotten.has(client) || client.destroy())
    clients.add(client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    /** Arms it. Resolves when the step has come. */
    strike(aim: Aim, what: NetworkFault | (() => unknown)): Promise<void> {
      return new Promise((struck) => {
        armed = {
          aim,
          counted: 0,
          act(client) {
            if (typeof what === 'function') what()
            else if (what === 'cut') cutting = client
            else fault = what
            if (what === 'refuse') cutAll()
            if (what === 'stall') for (const each of clients) forgotten.add(each)
            struck()
          },
        }
      })
    },
    /**
     * Ends the fault, or disarms it. Connections that have missed something are reset; or nobody tells those that
     * have stalled, and nothing passes on them for ever.
     */
    mend({ tellsStalled = true } = {}) {
      armed = undefined
      if (fault === 'garble' || (fault === 'stall' && tellsStalled)) cutAll()
      fault = undefined
    },
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
