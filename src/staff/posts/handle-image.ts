import { FormError } from '../../attachments/form-error.ts'
import { withForm } from '../../attachments/read-form.ts'
import type { Services } from '../../http/services.ts'
import {
  IMAGE_ERROR,
  IMAGE_REFUSED,
  IMAGE_UPLOADED,
  pictureMarkdown,
} from '../../images/messages.ts'
import { shareCopyOf } from '../../images/picture-names.ts'
import { storePicture } from '../../images/store-picture.ts'

const FILE_FIELD = 'file'

/**
 * Answers POST /api/staff/images: one picture as `file`, and its description as `alt`. The session
 * has been checked before.
 */
export async function handleImage(request: Request, services: Services): Promise<Response> {
  try {
    return await withForm(request, services, FILE_FIELD, async ({ uploads, fields }) => {
      const [upload, ...others] = uploads
      if (!upload || others.length > 0) {
        return json(400, { message: IMAGE_REFUSED, reason: 'Send one picture at a time.' })
      }
      const picture = await storePicture(upload, services)
      if (!picture.ok) {
        const { message, reason } = picture
        return json(message === IMAGE_ERROR ? 503 : 422, { message, reason })
      }
      const { address, width, height } = picture
      return json(201, {
        message: IMAGE_UPLOADED,
        address,
        share: shareCopyOf(address),
        width,
        height,
        markdown: pictureMarkdown(address, fields.last().alt ?? ''),
      })
    })
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return json(error.status, { message: IMAGE_REFUSED, reason: 'It did not arrive in full.' })
  }
}

function json(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
