import Busboy, { type BusboyInstance as Parser } from '@fastify/busboy'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../settings/business.ts'
import { FormError } from './form-error.ts'
import {
  dropUploads,
  type FileFields,
  type Upload,
  UploadQueue,
  type UploadRules,
} from './uploads.ts'

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

/** Enough for the forms of visitors. */
const MAX_FIELDS = 100
const MAX_TOTAL_BYTES = 1_000_000
/** Fields and files together; files past the allowed number count too. */
const MAX_PARTS = 2000
const MAX_FIELD_BYTES = 200_000
const MAX_FIELD_NAME_BYTES = 100
const MAX_PART_HEADER_BYTES = 16 * 1024
const FILE_BUFFER_BYTES = 64 * 1024
/** How long a disk may take for one chunk. */
const STALL_MS = 15_000
/** Once the files are on disk, the parser waits only for memory operations. */
const FINISH_MS = 200

interface FormParser {
  /** Accepts a chunk when there is room for it; after a fault the rest of the body is discarded. */
  write(chunk: Uint8Array): Promise<void>
  /** @throws FormError for any fault of the body. */
  end(): Promise<{ fields: FormFields; uploads: Upload[] }>
  /** Drops every accepted file; nothing can be written afterward. */
  abandon(): Promise<void>
}

/**
 * Parses a form body as a stream: fields to memory, files to disk. Everything that busboy throws,
 * emits or fails to do becomes a fault of the form.
 */
export function openFormParser(
  contentType: string | null,
  rules: UploadRules & { maxTextBytes?: number | undefined; maxFields?: number | undefined },
): FormParser {
  const fields = new FormFields(rules.maxTextBytes, rules.maxFields)
  const uploads = new UploadQueue(rules)
  const stopped = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  let fault: FormError | undefined

  const parser = attempt(() => {
    const opened = openBusboy(contentType, rules.maxTextBytes)
    opened.on('error', (error) => fail(malformed(error)))
    opened.on('partsLimit', () => fail(new FormError('too large', `more than ${MAX_PARTS} parts`)))
    opened.on('finish', () => finished.resolve())
    opened.on('field', (name, value, nameCut, valueCut) => {
      attempt(() => fields.add(name, value, nameCut || valueCut))
    })
    opened.on('file', (field, stream, filename) => {
      attempt(() => uploads.add(field, stream, filename, fail))
    })
    return opened
  })

  function fail(error: FormError) {
    fault ??= error
    stopped.resolve()
  }

  function attempt<T>(step: () => T): T | undefined {
    // A body of nothing but names has tens of thousands of fields: each would be an error with a stack of its own.
    if (fault) return undefined
    try {
      return step()
    } catch (error) {
      fail(error instanceof FormError ? error : malformed(error))
      return undefined
    }
  }

  async function run(step: (parser: Parser) => Promise<void>): Promise<void> {
    if (fault || !parser) return
    const stall = setTimeout(() => fail(malformed('the parser stood still')), STALL_MS)
    try {
      await Promise.race([step(parser), stopped.promise])
    } catch (error) {
      fail(malformed(error))
    } finally {
      clearTimeout(stall)
    }
  }

  return {
    write: (chunk) =>
      run((parser) => {
        const written = Promise.withResolvers<void>()
        parser.write(chunk, () => written.resolve())
        return written.promise
      }),
    async end() {
      await run(async (parser) => {
        parser.end()
        await Promise.race([finished.promise, uploads.settled()])
        // If a part's header never ends, busboy would wait forever.
        const tooLate = setTimeout(() => fail(malformed('a part does not end')), FINISH_MS)
        await finished.promise
        clearTimeout(tooLate)
      })
      if (fault) throw fault
      const taken = await uploads.settled()
      if (fault) throw fault
      return { fields, uploads: taken }
    },
    abandon: () => uploads.abandon(),
  }
}

function openBusboy(contentType: string | null, fieldSize = MAX_FIELD_BYTES): Parser {
  return Busboy({
    headers: { 'content-type': contentType ?? '' },
    // Only a part with a file name is a file, whatever type it claims.
    isPartAFile: (_field, _type, filename) => filename !== undefined,
    preservePath: true,
    // Its parser threw on some headers before 3.2.1. Without buffering, that happens only inside `write`, where
    // it is caught; in a later tick it would crash the process.
    highWaterMark: 1,
    fileHwm: FILE_BUFFER_BYTES,
    limits: {
      parts: MAX_PARTS,
      fieldSize,
      fieldNameSize: MAX_FIELD_NAME_BYTES,
      fileSize: MAX_ATTACHMENT_BYTES,
      headerSize: MAX_PART_HEADER_BYTES,
    },
  })
}

function malformed(cause: unknown): FormError {
  return new FormError('malformed', 'the body is not a form as browsers send it', cause)
}

/** The text fields of a form post. A name may come several times. */
export class FormFields {
  readonly #values = new Map<string, string[]>()
  #count = 0
  #bytes = 0
  readonly #maxBytes: number
  readonly #maxFields: number

  constructor(maxBytes = MAX_TOTAL_BYTES, maxFields = MAX_FIELDS) {
    this.#maxBytes = maxBytes
    this.#maxFields = maxFields
  }

  /** @throws FormError when this field, or all fields together, exceed the limits. */
  add(name: string | undefined, value: string, cut: boolean): void {
    if (name === undefined) return
    this.#count++
    this.#bytes += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (cut) throw new FormError('too large', 'a field is too long')
    if (this.#count > this.#maxFields) {
      throw new FormError('too large', `more than ${this.#maxFields} fields`)
    }
    if (this.#bytes > this.#maxBytes) throw new FormError('too large', 'too much text')
    this.#values.set(name, [...this.all(name), value])
  }

  /** Every value of a name, in the order of the form. */
  all(name: string): string[] {
    return this.#values.get(name) ?? []
  }

  /** The last value of each name. A field called `__proto__` is a field like any other. */
  last(): Record<string, string> {
    return Object.fromEntries(
      [...this.#values].map(([name, values]) => [name, values.at(-1) ?? '']),
    )
  }
}
