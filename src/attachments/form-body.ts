import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../settings/business.ts'
import { FormError } from './form-error.ts'

/**
 * Ten files at their limit, and the same amount of files that are too large, which are read and
 * discarded.
 */
const MAX_BODY_BYTES = 2 * MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES

/**
 * A request's body, chunk by chunk.
 * @throws FormError when it is cut off, idle for `idleMs`, or too large.
 */
export async function* bodyOf(request: Request, idleMs: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  let received = 0
  try {
    for (;;) {
      const { done, value } = await readWithin(idleMs, reader)
      if (done) return
      received += value.length
      if (received > MAX_BODY_BYTES) {
        throw new FormError('too large', `the body has more than ${MAX_BODY_BYTES} bytes`)
      }
      yield value
    }
  } finally {
    // Not canceled: that would close the connection before the response is sent.
    reader.releaseLock()
  }
}

async function readWithin(idleMs: number, reader: ReadableStreamDefaultReader<Uint8Array>) {
  const idle = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => idle.reject(new FormError('interrupted', `no data for ${idleMs} ms`)),
    idleMs,
  )
  const read = reader.read().catch((error) => {
    throw new FormError('interrupted', 'the body was cut off', error)
  })
  // After a timeout, releasing the lock rejects the pending read, which nothing awaits.
  read.catch(() => {})
  try {
    return await Promise.race([read, idle.promise])
  } finally {
    clearTimeout(timer)
  }
}
