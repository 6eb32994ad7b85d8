import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'

const stack = css({ display: 'grid', gap: '16' })

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
