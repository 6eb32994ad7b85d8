import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * A server on loopback that gives every request the same bytes.
 * @param dripMs Then it sends a byte this often, for ever.
 */
export async function startOddServer(answer: string, dripMs?: number) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let drip: NodeJS.Timeout | undefined
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      sockets.delete(socket)
    })
    socket.once('data', () => {
      socket.resume()
      socket.write(Buffer.from(answer, 'latin1'))
      if (dripMs) drip = setInterval(() => socket.write(' '), dripMs)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
