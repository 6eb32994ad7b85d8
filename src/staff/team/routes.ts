import { type Context, Hono } from 'hono'
import { findStaffById } from '../../../db/staff/staff.ts'
import {
  changeRole,
  endAllSessions,
  removeAccount,
  type StaffChange,
} from '../../../db/staff/staff-changes.ts'
import { inviteByMail, withdrawInvitation } from '../../../db/staff/staff-invitations.ts'
import { isStaffRole } from '../../../db/staff/staff-roles.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { ACCOUNT_EMAIL, WITH_ARTICLE } from '../../settings/accounts.ts'
import { config } from '../../settings/config.ts'
import { homeOf, setUpAddress } from '../session/addresses.ts'
import { type Fields, fieldsOf, seeOther } from '../session/staff-form.ts'
import type { StaffEnv } from '../session/staff-routes.ts'
import { allow } from '../session/staff-routes.ts'

const ACCOUNTS = '/admin/staff'

/** The forms of /admin/staff, under /api/staff/accounts. */
export const teamApi = new Hono<StaffEnv>()

teamApi.use(allow('accounts'))
teamApi.get('*', () => seeOther('/admin/staff'))
teamApi.post('/invite', async (c) => postInvitation(c, await fieldsOf(c.req)))
teamApi.post('/withdraw', async (c) => postWithdrawal(c, await fieldsOf(c.req)))
teamApi.post('/role', async (c) => postRole(c, await fieldsOf(c.req)))
teamApi.post('/end-sessions', async (c) => postEndSessions(c, await fieldsOf(c.req)))
teamApi.post('/remove', async (c) => postRemoval(c, await fieldsOf(c.req)))

const MAX_LENGTH = 200

/** Invites an address, and shows the link that it is also mailed. */
async function postInvitation(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const email = fields.email?.trim() ?? ''
  const role = fields.role ?? ''
  const again = (errors: Record<string, string>) =>
    seeOther(ACCOUNTS, { flash: { tone: 'problem', errors, values: { email, role } } })
  const isAddress = ACCOUNT_EMAIL.test(email) && email.length <= MAX_LENGTH
  if (!isAddress || !isStaffRole(role)) {
    return again({
      ...(!isAddress && { email: 'Please enter a valid email address.' }),
      ...(!isStaffRole(role) && { role: 'Choose a role.' }),
    })
  }
  return orUnchanged(ACCOUNTS, async () => {
    const token = await inviteByMail(services().db, c.get('staff'), { email, role })
    if (!token) return again({ email: 'This address has an account already.' })
    return seeOther(ACCOUNTS, {
      flash: {
        tone: 'success',
        text: `An invitation for ${email} is on its way.`,
        values: { email, link: setUpAddress(config().siteUrl, token) },
      },
    })
  })
}

/** Voids an invitation. */
async function postWithdrawal(c: Context<StaffEnv>, { email = '' }: Fields): Promise<Response> {
  return orUnchanged(ACCOUNTS, async () => {
    await withdrawInvitation(services().db, c.get('staff'), email)
    const text = `The invitation of ${email} is withdrawn: its links no longer work.`
    return seeOther(ACCOUNTS, { flash: { tone: 'success', text } })
  })
}

const REFUSED: Record<Exclude<StaffChange, 'done'>, string> = {
  'last owner':
    'This is the only owner, and somebody must be able to look after the accounts. Make somebody else an owner first.',
  gone: 'This account has already been removed.',
}

/** Changes a role. Whoever gives up being an owner goes on where their new role begins. */
async function postRole(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
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
async function postEndSessions(c: Context<StaffEnv>, { id = '' }: Fields): Promise<Response> {
  const page = pageOf(id)
  return change(id, page, async (name) => {
    const result = await endAllSessions(services().db, c.get('staff'), id)
    return { result, text: `${name} is signed out everywhere.`, to: page }
  })
}

/** Removes an account; its page has asked once more. */
async function postRemoval(c: Context<StaffEnv>, { id = '' }: Fields): Promise<Response> {
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

/** Does a change of accounts; if the database is unavailable, its page says that nothing was changed. */
async function orUnchanged(page: string, change: () => Promise<Response>): Promise<Response> {
  try {
    return await change()
  } catch (err) {
    log.error({ err }, 'an account could not be changed')
    const text = 'The database is not responding, so nothing was changed. Try again in a minute.'
    return seeOther(page, { flash: { tone: 'problem', text } })
  }
}
