import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../settings/business.ts'
import { FormError } from './form-error.ts'

/** Ten files at their limit, and as much again of files that are too large, read only to be left. */
const MAX_BODY_BYTES = 2 * MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES

/**
 * A request's body, chunk by chunk.
 * @throws FormError when it breaks off, stands still for `idleMs`, or will not end.
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
    // Not cancelled: that would cut the connection before the answer is on it.
    reader.releaseLock()
  }
}

async function readWithin(idleMs: number, reader: ReadableStreamDefaultReader<Uint8Array>) {
  const idle = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => idle.reject(new FormError('interrupted', `nothing came for ${idleMs} ms`)),
    idleMs,
  )
  const read = reader.read().catch((error) => {
    throw new FormError('interrupted', 'the body broke off', error)
  })
  // When the wait is over first, giving up the lock rejects the read with nobody listening.
  read.catch(() => {})
  try {
    return await Promise.race([read, idle.promise])
  } finally {
    clearTimeout(timer)
  }
}
