import { missingPictures } from '../../../db/writing/missing-pictures.ts'
import { FormError } from '../../attachments/form-error.ts'
import { withForm } from '../../attachments/read-form.ts'
import type { Upload } from '../../attachments/uploads.ts'
import type { Services } from '../../http/services.ts'
import type { ImageSources } from '../../images/find-image.ts'
import {
  IMAGE_ERROR,
  IMAGE_REFUSED,
  IMAGE_UPLOADED,
  pictureMarkdown,
} from '../../images/messages.ts'
import { type PictureResult, shareCopyOf, storePicture } from '../../images/store-picture.ts'
import type { EditedPost, PostErrors } from './edited-post.ts'

/** The file fields of the form: the post's own picture, and one to place in its text. */
export const PICTURE_FIELDS = ['pictureFile', 'placedFile'] as const

const CHOOSE = 'Choose a file first.'

/** Stores the pictures sent with a form and adds them to the post as it is shown again. */
export async function takePictures(
  services: Services,
  sent: EditedPost,
  go: string,
  uploads: Upload[],
): Promise<EditedPost> {
  let post = sent
  for (const field of PICTURE_FIELDS) {
    const upload = uploads.find((file) => file.field === field)
    if (upload) post = withPicture(post, field, await storePicture(upload, services))
  }
  const wanted = go === 'picture' ? 'pictureFile' : go === 'place' ? 'placedFile' : undefined
  return wanted && !uploads.some(({ field }) => field === wanted)
    ? { ...post, errors: { ...post.errors, [wanted]: CHOOSE } }
    : post
}

function withPicture(
  post: EditedPost,
  field: (typeof PICTURE_FIELDS)[number],
  picture: PictureResult,
): EditedPost {
  if (!picture.ok) {
    const { message, reason } = picture
    return {
      ...post,
      errors: { ...post.errors, [field]: reason ?? message },
      toast: { tone: 'problem', title: message, text: reason },
    }
  }
  const toast = { tone: 'success', title: IMAGE_UPLOADED } as const
  if (field === 'pictureFile') {
    return { ...post, toast, values: { ...post.values, picture: picture.address } }
  }
  const markdown = pictureMarkdown(picture.address, post.values.alt)
  return { ...post, toast, placed: { markdown }, values: { ...post.values, alt: '' } }
}

const list = new Intl.ListFormat('en-US')

/**
 * The messages about pictures of a post that this site does not have. Only those that it names are looked up.
 * @param picture The address of its own picture, or nothing.
 * @param content Its sanitized HTML.
 */
export async function missingPictureErrors(
  picture: string,
  content: string,
  { isThere }: Pick<ImageSources, 'isThere'>,
): Promise<PostErrors> {
  const { cover, inText } = await missingPictures({ imagePath: picture, content }, isThere)
  const errors: PostErrors = {}
  if (cover) errors.picture = `There is no picture at ${cover}. Upload it, or name another one.`
  if (inText.length > 0)
    errors.markdown = `The text shows what is not on this site: ${list.format(inText)}. Upload the picture again, or take it out.`
  return errors
}

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
