import { MAX_PASSKEY_NAME_LENGTH, type Passkey } from '../../../db/staff/passkeys.ts'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { forScreenReaders } from '../../ui/layout.tsx'
import { AccountForm } from './account-form.tsx'
import { AddPasskey } from './add-passkey.tsx'

const list = css({ display: 'grid', gap: '24' })
const item = css({ display: 'grid', gap: '8' })
const when = css({ textStyle: 'small', color: 'quiet' })
const back = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
const unscripted = css({ '@media (scripting: enabled)': { display: 'none' } })

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' })

/**
 * The passkeys of an account: rename and remove each, and add another.
 * @param siteUrl The site's address, when it is one without a name, where no passkey works.
 */
export function PasskeysPage(props: {
  email: string
  passkeys: Passkey[]
  origin: string
  siteUrl: string
}) {
  const { email, passkeys, origin, siteUrl } = props
  return (
    <>
      {passkeys.length > 0 && (
        <Card>
          <CardTitle as="h2">Your passkeys</CardTitle>
          <CardText>Remove one when its device is lost or no longer yours.</CardText>
          <ul className={list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={item}>
                <OnePasskey passkey={passkey} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card>
        <CardTitle as="h2">Add a passkey</CardTitle>
        <CardText>
          Your browser asks for the fingerprint, face, or PIN of this device, or for a security key.
          Your password still works.
        </CardText>
        {new URL(siteUrl).origin !== origin && (
          <CardText>
            Browsers keep passkeys under a name, so none works at {siteUrl}. Open{' '}
            <a href={`${origin}/admin/account/passkeys`}>this page at {origin}</a>.
          </CardText>
        )}
        <p className={unscripted}>Adding a passkey needs JavaScript.</p>
        <AddPasskey email={email} origin={origin} maxNameLength={MAX_PASSKEY_NAME_LENGTH} />
      </Card>
      <p>
        <a href="/admin/account" className={back}>
          Back to your account
        </a>
      </p>
    </>
  )
}

function OnePasskey({ passkey: { id, name, since } }: { passkey: Passkey }) {
  const which = <span className={forScreenReaders}>{` “${name}”`}</span>
  return (
    <>
      <AccountForm to="passkeys/rename">
        <input type="hidden" name="id" value={id} />
        <PlainField
          name="name"
          id={`name-${id}`}
          label="Name"
          defaultValue={name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
        />
        {since && <p className={when}>Added {DAY.format(since)}</p>}
        <Button type="submit">Save the name{which}</Button>
      </AccountForm>
      <AccountForm to="passkeys/remove">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" tone="bare">
          Remove the passkey{which}
        </Button>
      </AccountForm>
    </>
  )
}
