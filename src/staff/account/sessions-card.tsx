import type { StaffSession } from '../../../db/staff/staff.ts'
import { css } from '../../../styled-system/css'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { forScreenReaders } from '../../ui/layout.tsx'
import { AccountForm } from './account-form.tsx'
import { browserName } from './browser-name.ts'

const list = css({ display: 'grid' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  py: '12',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderColor: 'line',
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
