import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../settings/business.ts'
import { FormError } from './form-error.ts'
import { type FormFields, openFormParser } from './form-parser.ts'
import { dropUploads, type FileFields, type Upload } from './uploads.ts'

const IDLE_MS = 30_000
/**
 * Ten files at their limit, and the same amount of files that are too large, which are read and
 * discarded.
 */
const MAX_BODY_BYTES = 2 * MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES

export interface FormReading {
  spoolFolder: string
  /** How long the visitor's connection may be idle. */
  idleMs?: number
  /**
   * The limit of one field and of all fields together, for a form that allows more than visitors'
   * forms.
   */
  maxTextBytes?: number
  /** How many text fields, for a form that has more than visitors' forms. */
  maxFields?: number
}

/**
 * Reads a whole form post: its files are on disk while `use` runs and removed when it returns.
 * @throws FormError when the post as a whole is unusable.
 */
export async function withForm<T>(
  request: Request,
  reading: FormReading,
  fileField: FileFields,
  use: (form: { fields: FormFields; uploads: Upload[] }) => Promise<T>,
): Promise<T> {
  const form = await readForm(request, reading, fileField)
  try {
    return await use(form)
  } finally {
    await dropUploads(form.uploads)
  }
}

async function readForm(request: Request, reading: FormReading, fileField: FileFields) {
  const { spoolFolder, idleMs = IDLE_MS, maxTextBytes, maxFields } = reading
  const parser = openFormParser(request.headers.get('content-type'), {
    fileField,
    spoolFolder,
    maxFiles: MAX_ATTACHMENTS,
    maxTextBytes,
    maxFields,
  })
  try {
    // Reads even an invalid body to its end: a browser does not read the response before.
    for await (const chunk of bodyOf(request, idleMs)) await parser.write(chunk)
    return await parser.end()
  } catch (error) {
    await parser.abandon()
    throw error
  }
}

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
