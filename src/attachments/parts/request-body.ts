import { bodyOf } from '../form-body.ts'

/**
 * The request with a body that ends where the connection breaks or falls silent, instead of failing:
 * everything received until then becomes part of the file.
 * @param idleMs How long the connection may be silent.
 * @param onCut Called when it was cut short.
 */
export function upToItsBreak(request: Request, idleMs: number, onCut: () => void): Request {
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
