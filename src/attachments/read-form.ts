import { MAX_ATTACHMENTS } from '../business.ts'
import { bodyOf } from './form-body.ts'
import type { FormFields } from './form-fields.ts'
import { openFormParser } from './form-parser.ts'
import { dropUploads, type Upload } from './uploads.ts'

const IDLE_MS = 30_000

export interface ReadFormOptions {
  spoolFolder: string
  /** The name of the form's file field. */
  fileField: string
  /** How long the visitor's connection may stand still. */
  idleMs?: number
}

/** A form post, whole: its files wait on disk while `use` runs, and are gone when it returns. */
export async function withForm<T>(
  request: Request,
  options: ReadFormOptions,
  use: (form: { fields: FormFields; uploads: Upload[] }) => Promise<T>,
): Promise<T> {
  const form = await readForm(request, options)
  try {
    return await use(form)
  } finally {
    await dropUploads(form.uploads)
  }
}

async function readForm(request: Request, { spoolFolder, fileField, idleMs }: ReadFormOptions) {
  const parser = openFormParser(request.headers.get('content-type'), {
    fileField,
    spoolFolder,
    maxFiles: MAX_ATTACHMENTS,
  })
  try {
    // Also to the end of a body that is known to be wrong: a browser reads no answer before.
    for await (const chunk of bodyOf(request, idleMs ?? IDLE_MS)) await parser.write(chunk)
    return await parser.end()
  } catch (error) {
    await parser.abandon()
    throw error
  }
}
