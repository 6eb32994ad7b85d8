import { Hono } from 'hono'
import {
  type RetryResult,
  retryImport,
  retryJob,
  retryMessage,
} from '../../../../db/work/retry-work.ts'
import { discardMail, releaseMail } from '../../../../db/work/waiting-mail.ts'
import { services } from '../../../http/services.ts'
import type { Flash } from '../../session/flash.ts'
import { fieldsOf, seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { allow } from '../../session/staff-routes.ts'
import { RETRY_SORTS } from './work-item.ts'

/** Where staff have tried again what failed, under /api/staff/work. */
export const workApi = new Hono<StaffEnv>()

const RETRIES = { job: retryJob, message: retryMessage, import: retryImport }

workApi.post('/retry', allow('leads'), async (c) => {
  const { sort, id = '' } = await fieldsOf(c.req)
  const known = RETRY_SORTS.find((name) => name === sort)
  // Postgres takes no such character.
  if (!known || !id || id.includes('\0')) return seeOther('/admin')
  const result = await RETRIES[known](services().db, c.get('staff'), id)
  return seeOther('/admin', { flash: OUTCOMES[result] })
})

workApi.post('/waiting-mail', allow('leads'), async (c) => {
  const { act, until = '' } = await fieldsOf(c.req)
  const at = new Date(until)
  if (Number.isNaN(at.getTime()) || (act !== 'release' && act !== 'discard')) {
    return seeOther('/admin')
  }
  const work = act === 'release' ? releaseMail : discardMail
  const messages = await work(services().db, c.get('staff'), at.toISOString())
  return seeOther('/admin', { flash: waitingMailFlash(act, messages) })
})

function waitingMailFlash(act: 'release' | 'discard', messages: number): Flash {
  if (messages === 0) return { tone: 'success', text: 'No message is waiting for release.' }
  const count = messages === 1 ? '1 message' : `${messages.toLocaleString('en-US')} messages`
  return act === 'release'
    ? { tone: 'success', text: `${count} will be sent in a moment.` }
    : { tone: 'success', text: `${count} discarded. Nobody will get them.` }
}

const OUTCOMES: Record<RetryResult, Flash> = {
  promised: {
    tone: 'success',
    text: 'The site is trying again now. Check in a minute: what succeeded is no longer listed.',
  },
  nothing: {
    tone: 'success',
    text: 'There is nothing left to do: it has already been tried again or has succeeded.',
  },
  sending: {
    tone: 'problem',
    text: 'This message is being sent right now. Check again in two minutes.',
  },
}
