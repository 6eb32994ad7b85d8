import { Hono } from 'hono'
import { allow } from '../session/allow.ts'
import { seeOther } from '../session/answer.ts'
import { fieldsOf } from '../session/fields.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { postEndSessions, postRemoval, postRole } from './post-account.ts'
import { postInvitation, postWithdrawal } from './post-invitation.ts'

/** The forms of /admin/staff, under /api/staff/accounts. */
export const accountsApi = new Hono<StaffEnv>()

accountsApi.use(allow('accounts'))
accountsApi.get('*', () => seeOther('/admin/staff'))
accountsApi.post('/invite', async (c) => postInvitation(c, await fieldsOf(c.req)))
accountsApi.post('/withdraw', async (c) => postWithdrawal(c, await fieldsOf(c.req)))
accountsApi.post('/role', async (c) => postRole(c, await fieldsOf(c.req)))
accountsApi.post('/end-sessions', async (c) => postEndSessions(c, await fieldsOf(c.req)))
accountsApi.post('/remove', async (c) => postRemoval(c, await fieldsOf(c.req)))
