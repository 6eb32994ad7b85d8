import { Hono } from 'hono'
import { allow } from '../session/allow.ts'
import { seeOther } from '../session/answer.ts'
import { fieldsOf } from '../session/fields.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { addPasskey, offerNewPasskey } from './new-passkey.ts'
import { beginCodes, confirmCodes, endCodes, renewBackupCodes } from './post-codes.ts'
import { postPasskeyName, postPasskeyRemoval } from './post-passkeys.ts'
import { postPassword } from './post-password.ts'
import { endOtherSessions, endSession } from './post-sessions.ts'

/** The forms of /admin/account, under /api/staff/account. */
export const accountApi = new Hono<StaffEnv>()

accountApi.use(allow('account'))
accountApi.get('*', () => seeOther('/admin/account'))
accountApi.post('/password', async (c) => postPassword(c, await fieldsOf(c.req)))
accountApi.post('/codes/begin', async (c) => beginCodes(c, await fieldsOf(c.req)))
accountApi.post('/codes/confirm', async (c) => confirmCodes(c, await fieldsOf(c.req)))
accountApi.post('/codes/renew', async (c) => renewBackupCodes(c, await fieldsOf(c.req)))
accountApi.post('/codes/end', async (c) => endCodes(c, await fieldsOf(c.req)))
accountApi.post('/passkeys/options', (c) => offerNewPasskey(c))
accountApi.post('/passkeys/add', (c) => addPasskey(c))
accountApi.post('/passkeys/rename', async (c) => postPasskeyName(c, await fieldsOf(c.req)))
accountApi.post('/passkeys/remove', async (c) => postPasskeyRemoval(c, await fieldsOf(c.req)))
accountApi.post('/sessions/end', async (c) => endSession(c, await fieldsOf(c.req)))
accountApi.post('/sessions/end-others', (c) => endOtherSessions(c))
