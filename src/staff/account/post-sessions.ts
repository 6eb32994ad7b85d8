import type { Context } from 'hono'
import { recordAudit } from '../../../db/staff/audit.ts'
import { deleteStaffSessions } from '../../../db/staff/staff.ts'
import { voidBegun } from '../../../db/staff/void-begun.ts'
import { services } from '../../http/services.ts'
import { seeOther } from '../session/answer.ts'
import type { Fields } from '../session/fields.ts'
import type { StaffEnv } from '../session/staff-env.ts'

/** Signs the current account out in another browser. */
export async function endSession(c: Context<StaffEnv>, { id = '' }: Fields): Promise<Response> {
  return end(c, { id }, 'That session has ended.')
}

/** Signs the current account out everywhere but here. */
export async function endOtherSessions(c: Context<StaffEnv>): Promise<Response> {
  await voidBegun(services().db, c.get('staff').id)
  return end(c, { not: c.get('sessionId') }, 'You are signed out everywhere else.')
}

async function end(
  c: Context<StaffEnv>,
  which: { id: string } | { not: string },
  text: string,
): Promise<Response> {
  const { db } = services()
  const staff = c.get('staff')
  const ended = await deleteStaffSessions(db, staff.id, which)
  if (ended > 0) await recordAudit(db, { staff, action: 'sessions-ended', details: { ended } })
  return seeOther('/admin/account#sessions', { flash: { tone: 'success', text } })
}
