import { MAX_ATTACHMENTS } from '../settings/business.ts'
import { bodyOf } from './form-body.ts'
import type { FormFields } from './form-fields.ts'
import { openFormParser } from './form-parser.ts'
import { dropUploads, type Upload } from './uploads.ts'

const IDLE_MS = 30_000

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
