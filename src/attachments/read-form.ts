import { MAX_ATTACHMENTS } from '../settings/business.ts'
import { bodyOf } from './form-body.ts'
import type { FormFields } from './form-fields.ts'
import { openFormParser } from './form-parser.ts'
import { dropUploads, type Upload } from './uploads.ts'

const IDLE_MS = 30_000

export interface FormReading {
  spoolFolder: string
  /** How long the visitor's connection may stand still. */
  idleMs?: number
  /** The longest field, and all of them together, where a form takes more than a visitor's. */
  maxTextBytes?: number
}

/**
 * Reads a form post whole: its files wait on disk while `use` runs, and are gone when it returns.
 * @throws FormError when the post as a whole cannot be used.
 */
export async function withForm<T>(
  request: Request,
  reading: FormReading,
  fileField: string | readonly string[],
  use: (form: { fields: FormFields; uploads: Upload[] }) => Promise<T>,
): Promise<T> {
  const form = await readForm(request, reading, fileField)
  try {
    return await use(form)
  } finally {
    await dropUploads(form.uploads)
  }
}

async function readForm(
  request: Request,
  reading: FormReading,
  fileField: string | readonly string[],
) {
  const { spoolFolder, idleMs = IDLE_MS, maxTextBytes } = reading
  const parser = openFormParser(request.headers.get('content-type'), {
    fileField,
    spoolFolder,
    maxFiles: MAX_ATTACHMENTS,
    maxTextBytes,
  })
  try {
    // Also to the end of a body that is known to be wrong: a browser reads no answer before.
    for await (const chunk of bodyOf(request, idleMs)) await parser.write(chunk)
    return await parser.end()
  } catch (error) {
    await parser.abandon()
    throw error
  }
}
