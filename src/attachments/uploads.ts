import type { BusboyFileStream } from '@fastify/busboy'
import { type SpooledFile, spool } from '../storage/spool.ts'
import { cleanFilename } from './filename.ts'
import { FormError } from './form-error.ts'
import { hasRoomForFile } from './may-store-upload.ts'

export type FileFields = string | readonly string[] | RegExp

export interface UploadRules {
  /** The name or names of the form's file fields, or what they look like. */
  fileField: FileFields
  maxFiles: number
  spoolFolder: string
}

/** A file of a form post: on disk, or the reason why not. */
export type Upload = { filename: string; field?: string } & (
  | { file: SpooledFile }
  | { refused: 'empty' | 'tooLarge' | 'tooMany' }
  | { lost: unknown }
)

/** Streams the files of one form post to disk. */
export class UploadQueue {
  readonly #rules: UploadRules
  readonly #streams: BusboyFileStream[] = []
  readonly #uploads: Promise<Upload>[] = []

  constructor(rules: UploadRules) {
    this.#rules = rules
  }

  /** Every stream is read to its end or destroyed: busboy waits for each. */
  add(
    field: string | undefined,
    stream: BusboyFileStream,
    given: string,
    fail: (error: FormError) => void,
  ): void {
    // Also emitted after the stream's end, when the body turns out to be truncated.
    stream.on('error', () => {})
    if (given === '') {
      // Browsers send an empty file field as an empty part without a name.
      stream.on('data', () => fail(new FormError('malformed', 'a file has no name')))
      return
    }
    if (field === undefined || !isFileField(this.#rules.fileField, field)) {
      stream.resume()
      fail(new FormError('malformed', 'this form has no such file field'))
      return
    }
    const filename = cleanFilename(given)
    if (this.#uploads.length >= this.#rules.maxFiles) {
      stream.resume()
      this.#uploads.push(Promise.resolve({ filename, refused: 'tooMany' }))
      return
    }
    this.#streams.push(stream)
    const taken = take(filename, stream, this.#rules.spoolFolder)
    this.#uploads.push(taken.then((upload) => ({ ...upload, field })))
  }

  settled(): Promise<Upload[]> {
    return Promise.all(this.#uploads)
  }

  async abandon(): Promise<void> {
    for (const stream of this.#streams) stream.destroy()
    await dropUploads(await this.settled())
  }
}

/** Frees the disk space of a form's files. */
export async function dropUploads(uploads: Upload[]): Promise<void> {
  for (const upload of uploads) if ('file' in upload) await upload.file.drop()
}

function isFileField(fields: FileFields, name: string): boolean {
  return fields instanceof RegExp ? fields.test(name) : [fields].flat().includes(name)
}

async function take(
  filename: string,
  stream: BusboyFileStream,
  spoolFolder: string,
): Promise<Upload> {
  try {
    // Asked before every file: many visitors could fill the disk at once.
    if (!(await hasRoomForFile())) {
      stream.resume()
      return { filename, lost: new Error('the rest of the disk is reserved for leads') }
    }
    const file = await spool(spoolFolder, stream.iterator({ destroyOnReturn: false }))
    if (file.size > 0 && !stream.truncated) return { filename, file }
    await file.drop()
    return { filename, refused: stream.truncated ? 'tooLarge' : 'empty' }
  } catch (error) {
    stream.resume()
    return { filename, lost: error }
  }
}
