import { type FormReading, withForm } from './read-form.ts'
import { type AttachmentStores, type ReceivedFile, storeUpload } from './store-upload.ts'

/** The name of the file field in every form of the site. */
const FILE_FIELD = 'attachments'

export interface ReceivedForm {
  /** The last value of each name. */
  fields: Record<string, string>
  /** Every value of one name. */
  all(name: string): string[]
  /** In the order of the form, without empty file fields. */
  files: ReceivedFile[]
}

/**
 * Receives a form post with its files, multipart or url-encoded. No file is stored before the whole
 * body has arrived; then each is stored or refused separately.
 * @throws FormError when the post as a whole is unusable; nothing of it is stored.
 */
export async function receiveForm(
  request: Request,
  options: FormReading & AttachmentStores,
): Promise<ReceivedForm> {
  return withForm(request, options, FILE_FIELD, async ({ fields, uploads }) => ({
    fields: fields.last(),
    all: (name) => fields.all(name),
    files: await Promise.all(uploads.map((upload) => storeUpload(options, upload))),
  }))
}
