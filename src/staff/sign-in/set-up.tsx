import { INVITATION_HOURS, type Invitation } from '../../../db/staff/staff-invitations.ts'
import { css } from '../../../styled-system/css'
import { answerWithStatus } from '../../http/page-status.ts'
import { MIN_PASSWORD_LENGTH } from '../../settings/accounts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'
import { SignInFrame, Unavailable } from './sign-in-frame.tsx'

/** The page behind a link for a new account: the form, or why the link is not valid. */
export function SetUp(props: {
  token: string
  invitation: Invitation | 'unavailable' | undefined
  flash: Flash | undefined
}) {
  const { token, invitation, flash } = props
  if (!invitation) return <InvalidLink />
  if (invitation === 'unavailable') return <Unavailable />
  return (
    <SignInFrame title="Create your account" flash={flash}>
      <SetUpForm token={token} invited={invitation.email} flash={flash} />
    </SignInFrame>
  )
}

const stack = css({ display: 'grid', gap: '16' })

/**
 * The form that creates an account.
 * @param invited The email address that the link was made for; without one, any address can create
 * the first account.
 */
function SetUpForm(props: { token: string; invited: string | null; flash: Flash | undefined }) {
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

/** Shown for an invalid link: used, expired, replaced by a later one, or never issued. */
function InvalidLink() {
  answerWithStatus(404)
  return (
    <SignInFrame title="This link no longer works">
      <p>
        A link for a new account works once, for {INVITATION_HOURS} hours, and only until a later
        one is made. Ask whoever runs this website for a new link.
      </p>
      <ButtonLink href="/admin/sign-in">Go to sign-in</ButtonLink>
    </SignInFrame>
  )
}
