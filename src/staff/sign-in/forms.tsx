import { PASSWORD_LINK_MINUTES } from '../../../db/staff/password-links.ts'
import { css } from '../../../styled-system/css'
import { answerWithStatus } from '../../http/page-status.ts'
import { MIN_PASSWORD_LENGTH } from '../../settings/accounts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'
import type { StaffMember } from '../session/session.ts'
import { SignInFrame, Unavailable } from './sign-in-frame.tsx'

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

/** The page behind a link for a new password: the form, or why the link is not valid. */
export function NewPassword(props: {
  token: string
  member: StaffMember | 'unavailable' | undefined
  flash: Flash | undefined
}) {
  const { token, member, flash } = props
  if (member === 'unavailable') return <Unavailable />
  if (!member) return <InvalidPasswordLink />
  return (
    <SignInFrame title="Choose a new password" flash={flash}>
      <form method="post" action="/api/staff-access/new-password" noValidate className={stack}>
        <input type="hidden" name="token" value={token} />
        <PlainField
          name="email"
          label="Email address"
          type="email"
          autoComplete="username"
          readOnly
          defaultValue={member.email}
        />
        <PlainField
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters. You are signed out everywhere then.`}
          error={flash?.errors?.password}
        />
        <Button type="submit" tone="action" width="full">
          Set the password
        </Button>
      </form>
    </SignInFrame>
  )
}

function InvalidPasswordLink() {
  answerWithStatus(404)
  return (
    <SignInFrame title="This link no longer works">
      <p>
        A link for a new password works once, for {PASSWORD_LINK_MINUTES} minutes. If you still need
        one, ask for another.
      </p>
      <ButtonLink href="/admin/forgot-password">Ask for another link</ButtonLink>
    </SignInFrame>
  )
}
