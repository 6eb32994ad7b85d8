import type { StaffAccount } from '../../../db/staff/account-list.ts'
import { css } from '../../../styled-system/css'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { surface } from '../../ui/layout.tsx'
import { facts, line, list } from '../frame/list-look.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { ROLE_NAMES, RoleChoice, TeamForm } from './team-form.tsx'

/** What is known of an account, in a paragraph, and the way back to the others. */
export function AccountFacts({ account }: { account: StaffAccount }) {
  return (
    <div>
      <p>
        {account.email}, {ROLE_NAMES[account.role].toLowerCase()}.{' '}
        {account.hasSecondFactor
          ? 'Signs in with a password and one-time codes.'
          : 'Signs in with a password only.'}
      </p>
      <p>
        {lastSignIn(account)}. The account was made on {officeTimeInWords(account.since)}.
      </p>
      <p>
        <a href="/admin/staff">All accounts</a>
      </p>
    </div>
  )
}

/** The form that changes a role. */
export function RoleCard({ account }: { account: StaffAccount }) {
  return (
    <Card>
      <CardTitle as="h2">What this account may do</CardTitle>
      <CardText>A change takes effect on the next page that {account.name} opens.</CardText>
      <TeamForm to="role" id={account.id}>
        <RoleChoice current={account.role} />
        <Button type="submit" tone="action">
          Save the role
        </Button>
      </TeamForm>
    </Card>
  )
}

/** Signs an account out everywhere, for example when a phone is lost. */
export function EndSessionsCard(props: {
  account: { id: string; name: string; sessions: number }
  isSelf: boolean
}) {
  const { id, name, sessions } = props.account
  return (
    <Card>
      <CardTitle as="h2">Where it is signed in</CardTitle>
      {sessions === 0 ? (
        <CardText>{name} is not signed in anywhere.</CardText>
      ) : (
        <>
          <CardText>
            {name} is signed in in {sessions === 1 ? 'one browser' : `${sessions} browsers`}. If a
            phone or computer is lost, end all sessions; the password and one-time codes stay.
            {props.isSelf && ' This is your own account: you are signed out here too.'}
          </CardText>
          <TeamForm to="end-sessions" id={id}>
            <Button type="submit">End all sessions</Button>
          </TeamForm>
        </>
      )}
    </Card>
  )
}

/** Leads to the page that removes an account: it asks once more. */
export function RemoveCard({ account }: { account: { id: string; name: string } }) {
  return (
    <Card tone="plain">
      <CardTitle as="h2">When somebody leaves</CardTitle>
      <CardText>
        Remove the account. What {account.name} wrote and did stays, also in the log.
      </CardText>
      <p>
        <ButtonLink href={`/admin/staff/${account.id}/remove`}>Remove this account</ButtonLink>
      </p>
    </Card>
  )
}

const cardList = css({ listStyle: 'disc', pl: '24', display: 'grid', gap: '8' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '16' })

/** What comes of removing an account, and the button that does it. */
export function ConfirmRemoval(props: {
  account: { id: string; name: string; email: string; leads: number }
  isSelf: boolean
}) {
  const { id, name, email, leads } = props.account
  return (
    <>
      <ul className={cardList}>
        <li>
          {name} ({email}) is signed out everywhere at once, and cannot sign in again.
        </li>
        <li>{leadsInWords(leads)}</li>
        <li>Posts, notes, and entries of the log stay, with the name or address they have.</li>
        {props.isSelf && (
          <li>
            <strong>This is your own account.</strong>
          </li>
        )}
      </ul>
      <p>This cannot be undone. To let {name} in again, send a new invitation.</p>
      <div className={buttons}>
        <TeamForm to="remove" id={id}>
          <Button type="submit" tone="action">
            Remove the account
          </Button>
        </TeamForm>
        <ButtonLink href={`/admin/staff/${id}`}>Keep it</ButtonLink>
      </div>
    </>
  )
}

function leadsInWords(leads: number): string {
  if (leads === 0) return 'No leads are assigned to this account.'
  return leads === 1
    ? 'One lead that is assigned to it becomes unassigned.'
    : `${leads} leads that are assigned to it become unassigned.`
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12' })
const badges = css({ display: 'inline-flex', gap: '8' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  overflowWrap: 'anywhere',
})
const email = css({ overflowWrap: 'anywhere' })

/** Everyone who has an account, with what an owner looks for first. */
export function TeamList(props: { accounts: StaffAccount[]; self: { id: string } }) {
  return (
    <ul className={`${surface} ${list}`}>
      {props.accounts.map((account) => (
        <li key={account.id} className={line}>
          <h2 className={head}>
            <a href={`/admin/staff/${account.id}`} className={link}>
              {account.name}
            </a>
            <span className={badges}>
              <Badge tone={account.role === 'owner' ? 'ink' : 'land'}>
                {ROLE_NAMES[account.role]}
              </Badge>
              {account.id === props.self.id && <Badge>You</Badge>}
            </span>
          </h2>
          <p className={facts}>
            <span className={email}>{account.email}</span>
            <span>{account.hasSecondFactor ? 'With one-time codes' : 'Password only'}</span>
            <span>{lastSignIn(account)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** For example: Last sign-in November 21, 2026 at 9:04 AM, Bridgeport time */
function lastSignIn({ lastSignIn }: StaffAccount): string {
  return lastSignIn ? `Last sign-in ${officeTimeInWords(lastSignIn)}` : 'Has not signed in yet'
}
