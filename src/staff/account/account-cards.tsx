import type { StaffSession } from '../../../db/staff/staff.ts'
import { css } from '../../../styled-system/css'
import { MIN_PASSWORD_LENGTH } from '../../settings/accounts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { forScreenReaders } from '../../ui/layout.tsx'
import { AccountForm, type FormProblems } from './account-form.tsx'
import { browserName } from './browser-name.ts'

/** The form that changes the password. */
export function PasswordCard({ email, errors }: { email: string; errors: FormProblems }) {
  return (
    <Card>
      <CardTitle as="h2">Password</CardTitle>
      <CardText>When you change it, you are signed out everywhere but here.</CardText>
      <AccountForm to="password" email={email}>
        <PlainField
          name="current_password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors?.current_password}
        />
        <PlainField
          name="new_password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          error={errors?.new_password}
        />
        <Button type="submit">Change the password</Button>
      </AccountForm>
    </Card>
  )
}

/** Whether one-time codes are on, and a link to their page. */
export function CodesCard({ isOn }: { isOn: boolean }) {
  return (
    <Card>
      <CardTitle as="h2">One-time codes</CardTitle>
      <div>
        <Badge>{isOn ? 'On' : 'Off'}</Badge>
      </div>
      <CardText>
        {isOn
          ? 'Signing in takes your password and a code from your authenticator app.'
          : 'With them, a stolen password is not enough: signing in also takes a code that only your phone shows.'}
      </CardText>
      <div>
        <ButtonLink href="/admin/account/codes">
          {isOn ? 'Change this' : 'Set up one-time codes'}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** How many passkeys the account has, and a link to their page. */
export function PasskeysCard({ count }: { count: number }) {
  return (
    <Card>
      <CardTitle as="h2">Passkeys</CardTitle>
      <div>
        <Badge>{count === 0 ? 'None' : count}</Badge>
      </div>
      <CardText>
        A passkey signs you in with the fingerprint, face, or PIN of your device. It replaces the
        password and the code, and it does not work on a fake website.
      </CardText>
      <div>
        <ButtonLink href="/admin/account/passkeys">
          {count === 0 ? 'Add a passkey' : 'See your passkeys'}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The private address under which a calendar program finds follow-ups and policies that end. */
export function CalendarCard({ isOn }: { isOn: boolean }) {
  return (
    <Card>
      <CardTitle as="h2">
        <span id="calendar">Your calendar</span>
      </CardTitle>
      <div>
        <Badge>{isOn ? 'On' : 'Off'}</Badge>
      </div>
      <CardText>
        Your follow-ups, and the days on which your visitors’ policies end, in the calendar of your
        phone or computer. Its address is private: whoever has it sees names and days.
      </CardText>
      <AccountForm to="calendar">
        <Button type="submit" name="go" value="open" tone={isOn ? 'plain' : 'action'}>
          {isOn ? 'Replace the address' : 'Get an address'}
        </Button>
        {isOn && (
          <Button type="submit" name="go" value="end" tone="bare">
            End it
          </Button>
        )}
      </AccountForm>
    </Card>
  )
}

const list = css({ display: 'grid' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  py: '12',
  borderTop: '1px solid token(colors.line)',
})
const where = css({ fontWeight: '600', color: 'heading' })
const when = css({ textStyle: 'small', color: 'quiet' })

const TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** Where the account is signed in, with buttons to sign out. */
export function SessionsCard(props: { sessions: StaffSession[]; current: string }) {
  const { sessions, current } = props
  const sorted = sessions.toSorted((a, b) => Number(b.id === current) - Number(a.id === current))
  return (
    <Card>
      <CardTitle as="h2">Where you are signed in</CardTitle>
      <CardText>A session ends automatically after a week without use.</CardText>
      <ul id="sessions" className={list}>
        {sorted.map((session) => (
          <li key={session.id} className={row}>
            <div>
              <p className={where}>{browserName(session.browser)}</p>
              <p className={when}>
                Since {TIME.format(session.since)}
                {session.address && `, from ${session.address}`}
              </p>
            </div>
            {session.id === current ? <Badge>This one</Badge> : <EndSession session={session} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <AccountForm to="sessions/end-others">
          <Button type="submit">End all others</Button>
        </AccountForm>
      )}
    </Card>
  )
}

function EndSession({ session }: { session: StaffSession }) {
  return (
    <AccountForm to="sessions/end">
      <input type="hidden" name="id" value={session.id} />
      <Button type="submit" tone="bare">
        End this session
        <span className={forScreenReaders}>
          {` of ${browserName(session.browser)}, since ${TIME.format(session.since)}`}
        </span>
      </Button>
    </AccountForm>
  )
}
