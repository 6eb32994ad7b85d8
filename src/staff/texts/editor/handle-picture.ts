import { addTownPicture, removeTownPicture } from '../../../../db/content/town-pictures.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { withForm } from '../../../attachments/read-form.ts'
import type { Upload } from '../../../attachments/uploads.ts'
import type { RerenderedPage } from '../../../http/rerender.ts'
import type { Services } from '../../../http/services.ts'
import { IMAGE_ERROR } from '../../../images/messages.ts'
import { removePicture, storePicture } from '../../../images/store-picture.ts'
import { orBroken } from '../../editing/handle-edit.ts'
import { seeOther } from '../../session/staff-form.ts'
import { adminOf } from '../text-admin.ts'
import {
  checkPicture,
  type EditedPicture,
  editorHref,
  PICTURE_FILE,
  pictureValues,
  textInPlace,
} from './edited-text.ts'
import { NO_SUCH_PAGE } from './handle-text-form.ts'

/** In the query of an editor: its picture has just been uploaded. */
export const UPLOADED = 'uploaded'

/** Answers POST /api/staff/texts/towns/{slug}/picture: a picture, its texts, or the id of one to remove. */
export async function handlePictureForm(
  request: Request,
  services: Services,
  { slug, staff }: { slug: string; staff: StaffMember },
): Promise<Response | RerenderedPage> {
  return orBroken(() =>
    withForm(request, services, PICTURE_FILE, ({ fields, uploads }) =>
      answer(services, { slug, staff }, fields.last(), uploads),
    ),
  )
}

async function answer(
  services: Services,
  { slug, staff }: { slug: string; staff: StaffMember },
  fields: Record<string, string>,
  uploads: Upload[],
): Promise<Response | RerenderedPage> {
  const { db } = services
  const kind = 'towns'
  const desk = adminOf(kind)
  const stored = await desk?.load(db, slug)
  if (!desk || !stored) return seeOther('/admin/texts', { flash: NO_SUCH_PAGE })
  if (fields.go === 'remove') return remove(services, slug, fields.id ?? '', staff)

  const values = pictureValues(fields)
  const again = (picture: Omit<EditedPicture, 'values'>, status: number) => {
    const { name, typed, revision } = stored
    const before = desk.marks(typed)
    const text = {
      kind,
      slug,
      name,
      typed,
      revision,
      before,
      stored,
      picture: { ...picture, values },
    }
    return textInPlace({ staff, text: { ...text, kind } }, status)
  }
  const checked = checkPicture(values)
  const [upload] = uploads
  const errors = {
    ...('errors' in checked && checked.errors),
    // A browser does not send a file again by itself.
    [PICTURE_FILE]: upload ? 'Please choose the picture again.' : 'Choose a file first.',
  }
  if ('errors' in checked || !upload) return again({ errors }, 422)
  const picture = await storePicture(upload, services)
  if (!picture.ok) {
    const { message, reason } = picture
    const toast = { tone: 'problem', title: message, text: reason } as const
    const error = { [PICTURE_FILE]: reason ?? message }
    return again({ errors: error, toast }, message === IMAGE_ERROR ? 503 : 422)
  }
  const { address, width, height } = picture
  const storagePath = address.slice(1)
  const added = addTownPicture(db, slug, { ...checked.texts, storagePath, width, height }, staff)
  await added.catch(async (error) => {
    await removePicture(services, storagePath)
    throw error
  })
  return seeOther(`${editorHref({ kind, slug })}?picture=${UPLOADED}#town-picture`)
}

async function remove(
  services: Services,
  slug: string,
  id: string,
  staff: StaffMember,
): Promise<Response> {
  const key = await removeTownPicture(services.db, { townSlug: slug, id }, staff)
  if (key) await removePicture(services, key)
  return seeOther(editorHref({ kind: 'towns', slug }), {
    flash: {
      tone: 'success',
      text: key ? 'The picture is removed.' : 'The picture was removed before.',
    },
  })
}
