import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'

const stack = css({ display: 'grid', gap: '16' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** The sign-in page's first step. */
export function SignInForm({ to, flash }: { to: string; flash: Flash | undefined }) {
  return (
    <form method="post" action="/api/staff-access/sign-in" noValidate className={stack}>
      <input type="hidden" name="to" value={to} />
      <PlainField
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        defaultValue={flash?.values?.email}
        error={flash?.errors?.email}
      />
      <PlainField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={flash?.errors?.password}
      />
      <Button type="submit" tone="action" width="full">
        Sign in
      </Button>
      <p>
        <a href="/admin/forgot-password" className={link}>
          Forgot your password?
        </a>
      </p>
    </form>
  )
}

/** The sign-in page's second step, for staff with one-time codes. */
export function CodeForm({ to, flash }: { to: string; flash: Flash | undefined }) {
  return (
    <form method="post" action="/api/staff-access/code" noValidate className={stack}>
      <input type="hidden" name="to" value={to} />
      <PlainField
        name="code"
        label="Code"
        hint="The six digits that your authenticator app shows now, or one of your backup codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={flash?.errors?.code}
      />
      <Button type="submit" tone="action" width="full">
        Sign in
      </Button>
    </form>
  )
}
