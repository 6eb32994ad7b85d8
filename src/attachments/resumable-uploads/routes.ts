import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import { answerReceived } from '../api.ts'
import { bodyOf } from '../read-form.ts'
import { newOwner, ownerCookie, owners, type Parts } from './accept.ts'

const IDLE_MS = 30_000
const OF_A_PART = ['HEAD', 'PATCH', 'DELETE']

/** POST /api/uploads: a file begins. Nothing of it is sent yet. */
export async function beginPart(parts: Parts, request: Request): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  // Its content comes with PATCH: a body here would be lost with the first break.
  const { url, method } = request
  const headers = new Headers(request.headers)
  headers.delete('content-type')
  const announced = new Request(url, { method, headers })
  const { token, hash } = newOwner()
  owners.set(announced, hash)
  const response = plain(await parts.tus.handleWeb(announced))
  const path = response.headers.get('location')
  if (path) response.headers.append('set-cookie', ownerCookie(token, path))
  return response
}

/**
 * /api/uploads/:id: how much has arrived (HEAD), more of it (PATCH), or no more of it (DELETE).
 * @param idleMs How long the visitor's connection may be silent.
 */
export async function servePart(
  parts: Parts,
  request: Request,
  idleMs = IDLE_MS,
): Promise<Response> {
  if (!OF_A_PART.includes(request.method)) return methodNotAllowed(OF_A_PART.join(', '))
  if (request.method !== 'PATCH') return plain(await parts.tus.handleWeb(request))
  let wasCut = false
  const sent = upToItsBreak(request, idleMs, () => {
    wasCut = true
  })
  const response = plain(await parts.tus.handleWeb(sent))
  // Its rest is never read, so the connection cannot carry another request.
  if (wasCut || !response.ok) response.headers.set('connection', 'close')
  return response
}

/** POST /api/uploads/:id/attachment: the whole file is there; it is checked and stored. */
export async function finishPart(parts: Parts, id: string, request: Request): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const received = await parts.finish(id, request.headers)
  // The cookie stays: the browser asks again when the rest of this answer is lost.
  return received ? answerReceived(received) : new Response(null, { status: 404 })
}

/** Never cached, and for pages of this site alone. */
function plain(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name)
  }
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

/**
 * The request with a body that ends where the connection breaks or falls silent, instead of failing:
 * everything received until then becomes part of the file.
 * @param idleMs How long the connection may be silent.
 * @param onCut Called when it was cut short.
 */
function upToItsBreak(request: Request, idleMs: number, onCut: () => void): Request {
  const chunks = bodyOf(request, idleMs)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        onCut()
        controller.close()
      }
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
  const { url, method, headers } = request
  const withBody: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(url, withBody)
}
