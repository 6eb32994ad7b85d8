import type { Context } from 'hono'
import { findStaffById } from '../../../db/staff/staff.ts'
import {
  changeRole,
  endAllSessions,
  removeAccount,
  type StaffChange,
} from '../../../db/staff/staff-changes.ts'
import { isStaffRole } from '../../../db/staff/staff-roles.ts'
import { services } from '../../http/services.ts'
import { WITH_ARTICLE } from '../../settings/staff-roles.ts'
import { seeOther } from '../session/answer.ts'
import type { Fields } from '../session/fields.ts'
import { homeOf } from '../session/sign-in-path.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { ACCOUNTS, orUnchanged } from './or-unchanged.ts'

const REFUSED: Record<Exclude<StaffChange, 'done'>, string> = {
  'last owner':
    'This is the only owner, and somebody must be able to look after the accounts. Make somebody else an owner first.',
  gone: 'This account has already been removed.',
}

/** Changes a role. Whoever gives up being an owner goes on where their new role begins. */
export async function postRole(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const { id = '', role } = fields
  const page = pageOf(id)
  if (!isStaffRole(role)) return seeOther(page)
  return change(id, page, async (name) => {
    const result = await changeRole(services().db, c.get('staff'), id, role)
    const isOwnLoss = id === c.get('staff').id && role !== 'owner'
    return {
      result,
      text: `${name} is ${WITH_ARTICLE[role]} now.${role === 'writer' ? ' The leads that were theirs are assigned to nobody.' : ''}`,
      to: isOwnLoss ? homeOf({ role }) : page,
    }
  })
}

/** Signs an account out everywhere. */
export async function postEndSessions(
  c: Context<StaffEnv>,
  { id = '' }: Fields,
): Promise<Response> {
  const page = pageOf(id)
  return change(id, page, async (name) => {
    const result = await endAllSessions(services().db, c.get('staff'), id)
    return { result, text: `${name} is signed out everywhere.`, to: page }
  })
}

/** Removes an account; its page has asked once more. */
export async function postRemoval(c: Context<StaffEnv>, { id = '' }: Fields): Promise<Response> {
  return change(id, pageOf(id), async (name) => {
    const result = await removeAccount(services().db, c.get('staff'), id)
    return { result, text: `The account of ${name} is removed.`, to: ACCOUNTS }
  })
}

async function change(
  id: string,
  page: string,
  make: (name: string) => Promise<{ result: StaffChange; text: string; to: string }>,
): Promise<Response> {
  return orUnchanged(page, async () => {
    const member = await findStaffById(services().db, id)
    const { result, text, to } = await make(member?.name ?? '')
    if (result === 'done') return seeOther(to, { flash: { tone: 'success', text } })
    return seeOther(result === 'gone' ? ACCOUNTS : page, {
      flash: { tone: 'problem', text: REFUSED[result] },
    })
  })
}

function pageOf(id: string): string {
  return `${ACCOUNTS}/${encodeURIComponent(id)}`
}
