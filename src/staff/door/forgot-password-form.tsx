import { PASSWORD_LINK_MINUTES } from '../../../db/staff/password-links.ts'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'

const stack = css({ display: 'grid', gap: '16' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** Asks for a mail with a link that sets a new password. */
export function ForgotPasswordForm({ flash }: { flash: Flash | undefined }) {
  return (
    <>
      <p>
        Enter the address you sign in with. You get an email with a link that works once, within{' '}
        {PASSWORD_LINK_MINUTES} minutes.
      </p>
      <form method="post" action="/api/staff-access/forgot-password" noValidate className={stack}>
        <PlainField
          name="email"
          label="Email address"
          type="email"
          autoComplete="username"
          defaultValue={flash?.values?.email}
          error={flash?.errors?.email}
        />
        <Button type="submit" tone="action" width="full">
          Send me a link
        </Button>
      </form>
      <p>
        <a href="/admin/sign-in" className={link}>
          Go back to sign-in
        </a>
      </p>
    </>
  )
}
