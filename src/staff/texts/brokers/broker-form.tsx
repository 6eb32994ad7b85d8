import { css } from '../../../../styled-system/css'
import { ACCEPTED_PICTURES } from '../../../images/messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField, PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { ServerToast } from '../../../ui/toast/server-toast.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import {
  BROKER_LABELS,
  BROKER_PICTURE,
  BROKERS_HREF,
  type EditedBroker,
  MAX_ABOUT,
} from './broker-values.ts'

const stack = css({ display: 'grid', gap: '24', maxWidth: 'form' })
const check = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: 'target',
  textStyle: 'label',
  '& input': { width: '24', height: '24', accentColor: 'token(colors.ink)' },
})
const small = css({ maxWidth: '12rem' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** The form of a profile. It works without JavaScript, its picture included. */
export function BrokerForm({ broker }: { broker: EditedBroker }) {
  const { id, values, stored, errors = {}, problem, toast } = broker
  const texts = (name: keyof typeof BROKER_LABELS, isOptional = false) => ({
    ...{ name, isOptional, label: BROKER_LABELS[name] },
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <>
      {toast && <ServerToast toast={toast} />}
      <p>
        <a href={BROKERS_HREF} className={link}>
          All profiles
        </a>
      </p>
      <form
        id="broker"
        method="post"
        action="/api/staff/brokers"
        encType="multipart/form-data"
        noValidate
        aria-label="Profile"
        className={stack}
      >
        <input type="hidden" name="id" value={id ?? ''} />
        <input type="hidden" name="revision" value={broker.revision} />
        <input type="hidden" name="before" value={broker.before} />
        <PlainField {...texts('name')} />
        <PlainField {...texts('title')} hint="For example Senior broker." />
        <PlainField {...texts('licenseNumber', true)} />
        <PlainField
          {...texts('sinceYear', true)}
          inputMode="numeric"
          hint="A year, such as 2005."
        />
        <PlainField {...texts('email', true)} type="email" hint="Shown on the site." />
        <PlainField {...texts('phone', true)} type="tel" hint="Shown on the site." />
        <PlainTextArea
          {...texts('about', true)}
          rows={8}
          hint={`Up to ${MAX_ABOUT} characters of Markdown: **bold**, a line of - for each point of a list, [words](address) for a link.`}
        />
        {stored?.picture && (
          <div className={small}>
            <Picture
              src={`/${stored.picture.path}`}
              alt={`Portrait of ${stored.name}`}
              width={stored.picture.width}
              height={stored.picture.height}
            />
          </div>
        )}
        <PlainField
          name={BROKER_PICTURE}
          type="file"
          label={stored?.picture ? 'New picture' : 'Picture'}
          hint="JPEG, PNG, WebP or AVIF, up to 10 MB. The location stored in it is removed."
          isOptional
          accept={ACCEPTED_PICTURES}
          error={errors[BROKER_PICTURE]}
        />
        {stored?.picture && (
          <label className={check}>
            <input
              type="checkbox"
              name="withoutPicture"
              defaultChecked={values.withoutPicture !== ''}
            />
            {BROKER_LABELS.withoutPicture}
          </label>
        )}
        <label className={check}>
          <input type="checkbox" name="shown" defaultChecked={values.shown !== ''} />
          {BROKER_LABELS.shown}
        </label>
        <div className={row}>
          <Button type="submit" name="go" value="save" tone="action">
            {id === undefined ? 'Add the profile' : 'Save changes'}
          </Button>
          <Button type="submit" name="go" value="preview" formTarget="_blank">
            Preview in a new tab
          </Button>
        </div>
      </form>
      <UnsavedWarning
        form="broker"
        isUnsaved={problem !== undefined || Object.keys(errors).length > 0}
      />
    </>
  )
}
