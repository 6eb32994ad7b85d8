import { hasCalendar } from '../../../../db/leads/calendar.ts'
import { listPasskeys } from '../../../../db/staff/passkeys.ts'
import { listStaffSessions } from '../../../../db/staff/staff.ts'
import { css } from '../../../../styled-system/css'
import { requestHeaders } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import {
  CalendarCard,
  CodesCard,
  PasskeysCard,
  PasswordCard,
  SessionsCard,
} from '../../../staff/account/account-cards.tsx'
import { StaffFrame } from '../../../staff/frame/frame.tsx'
import { flashOf } from '../../../staff/session/flash.ts'
import { may } from '../../../staff/session/permissions.ts'
import { requireSession } from '../../../staff/session/require-staff.ts'
import { CardGrid } from '../../../ui/card/card.tsx'

const column = css({ display: 'grid', gap: '24' })

export default async function AccountPage() {
  const { staff, sessionId, hasSecondFactor } = await requireSession('account')
  const sessions = await listStaffSessions(services().db, staff.id)
  const passkeys = await listPasskeys(services().db, staff.id)
  const flash = flashOf(requestHeaders())
  return (
    <StaffFrame title="Your account" staff={staff}>
      <p>
        {staff.name}, {staff.email}
      </p>
      {may(staff, 'leads') && (
        <p>
          <a href="/admin/account/out-of-office">Out of office</a>
        </p>
      )}
      <CardGrid columns={2}>
        <PasswordCard email={staff.email} errors={flash?.errors} />
        <div className={column}>
          <PasskeysCard count={passkeys.length} />
          <CodesCard isOn={hasSecondFactor} />
          {may(staff, 'leads') && (
            <CalendarCard isOn={await hasCalendar(services().db, staff.id)} />
          )}
        </div>
      </CardGrid>
      <SessionsCard sessions={sessions} current={sessionId} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
