import { listTownPictures, type TownPicture } from '../../../../db/content/town-pictures.ts'
import { css } from '../../../../styled-system/css'
import { orFallback } from '../../../http/fallback.ts'
import { requestAddress } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { ACCEPTED_PICTURES, IMAGE_UPLOADED } from '../../../images/messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { ServerToast } from '../../../ui/toast/server-toast.tsx'
import { facts } from '../../frame/list-look.ts'
import { officeTimeInWords } from '../../frame/office-time.ts'
import type { EditedPicture } from './edited-text.ts'
import { PICTURE_FILE, pictureValues } from './edited-text.ts'
import { UPLOADED } from './handle-picture.ts'

const stack = css({ display: 'grid', gap: '24', maxWidth: 'form' })
const apart = css({ pt: '24' })
const heading = css({ textStyle: 'section' })
const uploaded = css({ display: 'grid', gap: '8', justifyItems: 'start' })

/** The pictures of a town: its page shows the newest. */
export async function TownPictures(props: { slug: string; picture: EditedPicture | undefined }) {
  const { slug, picture = { values: pictureValues({}) } } = props
  const { values, errors = {}, toast } = picture
  const action = `/api/staff/texts/towns/${encodeURIComponent(slug)}/picture`
  const pictures = await orFallback(
    'the pictures of a town',
    () => listTownPictures(services().db, slug),
    [],
  )
  const isUploaded = requestAddress().query.get('picture') === UPLOADED
  const shown =
    toast ?? (isUploaded ? ({ tone: 'success', title: IMAGE_UPLOADED } as const) : undefined)
  return (
    <section id="town-picture" className={`${stack} ${apart}`} aria-labelledby="picture-heading">
      <h2 id="picture-heading" className={heading}>
        Picture
      </h2>
      {pictures.length === 0 && <p>The page shows the chart of its waters.</p>}
      {pictures.map((one, at) => (
        <Uploaded key={one.id} picture={one} isShown={at === 0} action={action} />
      ))}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        aria-label="Upload a picture"
        className={stack}
      >
        <PlainField
          name={PICTURE_FILE}
          type="file"
          label="New picture"
          hint="JPEG, PNG, WebP or AVIF, up to 10 MB. The location stored in it is removed."
          accept={ACCEPTED_PICTURES}
          error={errors[PICTURE_FILE]}
        />
        <PlainField
          name="alt"
          label="What it shows"
          hint="For those who cannot see it."
          defaultValue={values.alt}
          error={errors.alt}
        />
        <PlainField
          name="photographerName"
          label="Who took it"
          hint="Shown with the picture."
          defaultValue={values.photographerName}
          error={errors.photographerName}
        />
        <PlainField
          name="photographerLink"
          type="url"
          label="Link to them or to the picture"
          isOptional
          defaultValue={values.photographerLink}
          error={errors.photographerLink}
        />
        <PlainField
          name="license"
          label="License"
          hint="For example CC BY 4.0, or Used with permission."
          isOptional
          defaultValue={values.license}
          error={errors.license}
        />
        <p>
          <Button type="submit" name="go" value="upload">
            Upload the picture
          </Button>
        </p>
      </form>
      {shown && <ServerToast toast={shown} />}
    </section>
  )
}

function Uploaded(props: { picture: TownPicture; isShown: boolean; action: string }) {
  const { picture, isShown, action } = props
  const { alt = '', photographerName, license, size } = picture
  return (
    <div className={uploaded}>
      <Picture
        src={`/${picture.storagePath}`}
        alt={alt}
        {...(size ?? { width: 1280, height: 640 })}
      />
      <p className={facts}>
        <span>{isShown ? 'On the page now' : 'An earlier picture'}</span>
        <span>{[photographerName, license].filter(Boolean).join(', ')}</span>
        <span>{officeTimeInWords(picture.uploadedAt)}</span>
      </p>
      <form method="post" action={action} encType="multipart/form-data">
        <input type="hidden" name="id" value={picture.id} />
        <Button type="submit" name="go" value="remove">
          Remove this picture
        </Button>
      </form>
    </div>
  )
}
