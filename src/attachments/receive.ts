import { type FormReading, withForm } from './read-form.ts'
import { type AttachmentStores, type ReceivedFile, storeUpload } from './store-upload.ts'
import type { FileFields } from './uploads.ts'

/** The name of the file field in the forms of the site. */
const FILE_FIELD = 'attachments'

export interface ReceivedForm {
  /** The last value of each name. */
  fields: Record<string, string>
  /** Every value of one name. */
  all(name: string): string[]
  /** In the order of the form, without empty file fields. */
  files: (ReceivedFile & { field: string | undefined })[]
}

/**
 * Receives a form post with its files, multipart or url-encoded. No file is stored before the whole
 * body has arrived; then each is stored or refused separately.
 * @param fileField Of a form that has others than that of most.
 * @throws FormError when the post as a whole is unusable; nothing of it is stored.
 */
export async function receiveForm(
  request: Request,
  options: FormReading & AttachmentStores,
  fileField: FileFields = FILE_FIELD,
): Promise<ReceivedForm> {
  return withForm(request, options, fileField, async ({ fields, uploads }) => ({
    fields: fields.last(),
    all: (name) => fields.all(name),
    files: await Promise.all(
      uploads.map(async (upload) => ({
        ...(await storeUpload(options, upload)),
        field: upload.field,
      })),
    ),
  }))
}
