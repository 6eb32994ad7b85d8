import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to connections that are opened from now on. */
export interface Fault {
  /** Connections are closed at once. */
  refuse?: boolean
  /** Delays every chunk this long, in both directions. */
  delayMs?: number
  /** How fast what clients send goes on: all connections have that speed together. */
  upBytesPerMs?: number
  /** After this many bytes the rest is taken and never passed on: up, what clients send. */
  swallowUpAfter?: number
  /** The same for what the server sends. */
  swallowDownAfter?: number
  /** After this many bytes of what clients send, both ends are cut off. */
  cutUpAfter?: number
  /** The same for what the server sends. */
  cutDownAfter?: number
}

/** A proxy to a server on loopback that simulates network faults. */
export async function openProxy(serverPort: number) {
  let fault: Fault = {}
  let sentUp = 0
  let lineIsFreeAt = 0
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    return socket
  }
  const proxy = createServer((client) => {
    keep(client)
    const now = fault
    if (now.refuse) return client.resetAndDestroy()
    const server = keep(connect(serverPort, '127.0.0.1'))
    const cut = () => {
      client.resetAndDestroy()
      server.resetAndDestroy()
    }
    client.on('data', (piece) => {
      sentUp += piece.length
      if (!now.upBytesPerMs) return
      const at = performance.now()
      lineIsFreeAt = Math.max(at, lineIsFreeAt) + piece.length / now.upBytesPerMs
      client.pause()
      setTimeout(() => client.resume(), lineIsFreeAt - at)
    })
    pass(client, server, now.delayMs, now.swallowUpAfter, now.cutUpAfter, cut)
    pass(server, client, now.delayMs, now.swallowDownAfter, now.cutDownAfter, cut)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    port,
    set: (next: Fault) => {
      fault = next
    },
    /** How many connections are open, each counted at both ends. */
    open: () => sockets.size,
    /** How many bytes clients have sent, whatever became of them. */
    sentUp: () => sentUp,
    /** Cuts every open connection. */
    cutAll: () => {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function pass(
  from: Socket,
  to: Socket,
  delayMs = 0,
  swallowAfter = Infinity,
  cutAfter = Infinity,
  cut: () => void,
) {
  let passed = 0
  from.on('data', (piece) => {
    const room = Math.max(0, Math.min(swallowAfter, cutAfter) - passed)
    passed += piece.length
    const part = piece.subarray(0, room)
    if (part.length > 0) after(delayMs, () => to.write(part) || pauseUntilDrained(from, to))
    if (passed > cutAfter) after(delayMs, cut)
  })
  from.on('end', () => after(delayMs, () => passed <= swallowAfter && to.end()))
  from.on('close', () => after(delayMs, () => passed <= swallowAfter && to.destroy()))
}

function pauseUntilDrained(from: Socket, to: Socket) {
  if (from.isPaused()) return
  from.pause()
  to.once('drain', () => from.resume())
}

function after(ms: number, act: () => void) {
  if (ms > 0) setTimeout(act, ms)
  else act()
}
