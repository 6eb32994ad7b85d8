import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A server on loopback that answers with these bytes, whatever it is asked, until the test ends.
 * @param answer The bytes, or what makes them of the beginning of a request.
 * @param dripMs Then it sends a byte this often, for ever.
 */
export async function startOddServer(
  answer: string | ((request: string) => string),
  dripMs?: number,
) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let drip: NodeJS.Timeout | undefined
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      sockets.delete(socket)
    })
    socket.once('data', (request) => {
      socket.resume()
      const bytes = typeof answer === 'string' ? answer : answer(request.toString('latin1'))
      socket.write(Buffer.from(bytes, 'latin1'))
      if (dripMs) drip = setInterval(() => socket.write(' '), dripMs)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
