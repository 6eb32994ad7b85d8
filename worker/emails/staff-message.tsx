import type { ReactElement } from 'react'
import type { StaffRole } from '../../db/schema/staff.ts'
import { PASSWORD_LINK_MINUTES } from '../../db/staff/password-links.ts'
import { INVITATION_HOURS } from '../../db/staff/staff-invitations.ts'
import { visibleLine } from '../../src/leads/visible-text.ts'
import { WITH_ARTICLE } from '../../src/settings/accounts.ts'
import type { Config } from '../../src/settings/config.ts'
import { Action, EmailLayout, Paragraph, Title } from './email-layout.tsx'

const NAME_LENGTH = 60

/** A link for somebody of the agency. */
export type StaffEmail = { to: string; href: string } & (
  | { link: 'invitation'; role: StaffRole; inviter: Inviter }
  | { link: 'password' }
)

/** The name of who has invited; undefined when the account is gone, or it was the command line. */
type Inviter = string | undefined

type Agency = Pick<Config, 'site' | 'siteUrl'>

/** The subject of a message with a link for staff. */
export function staffSubject({ site }: Agency, { link }: StaffEmail): string {
  return link === 'invitation'
    ? `Your account on the ${site.name} website`
    : `A new password for the ${site.name} website`
}

/** The message with a link to make an account, or to set a new password. */
export function staffMessage(agency: Agency, email: StaffEmail): ReactElement {
  return email.link === 'invitation' ? (
    <Invitation agency={agency} email={email} role={email.role} inviter={email.inviter} />
  ) : (
    <NewPassword agency={agency} email={email} />
  )
}

interface Props {
  agency: Agency
  email: StaffEmail
}

function Invitation({
  agency,
  email,
  role,
  inviter,
}: Props & { role: StaffRole; inviter: Inviter }) {
  const { site, siteUrl } = agency
  return (
    <EmailLayout
      site={site}
      title={staffSubject(agency, email)}
      preview={`The link works for ${INVITATION_HOURS} hours`}
    >
      <Title>You are invited to the staff desk</Title>
      <Paragraph>
        {inviter
          ? `${visibleLine(inviter, NAME_LENGTH)} of ${site.name}`
          : `Somebody at ${site.name}`}{' '}
        has invited you to create an account on {new URL(siteUrl).host}, as {WITH_ARTICLE[role]}.
        Choose your name and a password to begin.
      </Paragraph>
      <Action href={email.href}>Create my account</Action>
      <Paragraph>
        The link works once, within {INVITATION_HOURS} hours of the invitation. If you did not
        expect it, you do not need to do anything.
      </Paragraph>
    </EmailLayout>
  )
}

function NewPassword({ agency, email }: Props) {
  const { site, siteUrl } = agency
  return (
    <EmailLayout
      site={site}
      title={staffSubject(agency, email)}
      preview={`The link works for ${PASSWORD_LINK_MINUTES} minutes`}
    >
      <Title>Choose a new password</Title>
      <Paragraph>
        Somebody, probably you, has asked for a new password for your account at{' '}
        {new URL(siteUrl).host}.
      </Paragraph>
      <Action href={email.href}>Choose a new password</Action>
      <Paragraph>
        The link works once, within {PASSWORD_LINK_MINUTES} minutes. When you set the password, you
        are signed out everywhere. If you use one-time codes, you still need one to sign in.
      </Paragraph>
      <Paragraph>
        If it was not you, you do not need to do anything: your password stays as it is.
      </Paragraph>
    </EmailLayout>
  )
}
