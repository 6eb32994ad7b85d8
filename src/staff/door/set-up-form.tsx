import { css } from '../../../styled-system/css'
import { MIN_PASSWORD_LENGTH } from '../../settings/password-rules.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'

const stack = css({ display: 'grid', gap: '16' })

/**
 * The form that creates an account.
 * @param invited The email address that the link was made for; without one, any address can create
 * the first account.
 */
export function SetUpForm(props: {
  token: string
  invited: string | null
  flash: Flash | undefined
}) {
  const { values, errors } = props.flash ?? {}
  return (
    <form method="post" action="/api/staff-access/set-up" noValidate className={stack}>
      <input type="hidden" name="token" value={props.token} />
      <PlainField
        name="name"
        label="Your name"
        autoComplete="name"
        defaultValue={values?.name}
        error={errors?.name}
      />
      <PlainField
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        readOnly={props.invited !== null}
        defaultValue={props.invited ?? values?.email}
        error={errors?.email}
      />
      <PlainField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        error={errors?.password}
      />
      <Button type="submit" tone="action" width="full">
        Create my account
      </Button>
    </form>
  )
}
