import { Hono } from 'hono'
import {
  markOpeningCheck,
  OPENING_MARKS,
  unmarkOpeningCheck,
} from '../../../db/staff/opening-checks.ts'
import {
  type RetryResult,
  retryImport,
  retryJob,
  retryMessage,
} from '../../../db/work/retry-work.ts'
import { discardMail, releaseMail } from '../../../db/work/waiting-mail.ts'
import { agency } from '../../http/agency.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import type { Flash } from '../session/flash.ts'
import { fieldsOf, seeOther } from '../session/staff-form.ts'
import { allow, type StaffEnv } from '../session/staff-routes.ts'
import { listToReplace } from './to-replace.ts'
import { RETRY_SORTS } from './work/load-work.ts'

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

const PAGE = '/admin'

/** Lets owners mark points on the list of what to replace before opening, under /api/staff/opening. */
export const openingApi = new Hono<StaffEnv>()

openingApi.use(allow('opening'))
openingApi.post('/', async (c) => {
  const { check = '', mark = '' } = await fieldsOf(c.req)
  const { db } = services()
  const staff = c.get('staff')
  const { open, marked } = await listToReplace(db, { ...config(), site: agency() })
  const item = [...open, ...marked].find(({ name }) => name === check)
  const known = OPENING_MARKS.find((one) => one === mark)
  if (!item || !(known || mark === 'open')) {
    const text = 'This item is no longer on the list.'
    return seeOther(PAGE, { flash: { tone: 'problem', text } })
  }
  if (known) await markOpeningCheck(db, staff, item.name, known)
  else await unmarkOpeningCheck(db, staff, item.name)
  const text = known
    ? `Marked as ${known === 'done' ? 'done' : 'not applying'}: ${item.what}.`
    : `Back on the list: ${item.what}.`
  return seeOther(`${PAGE}#before`, { flash: { tone: 'success', text } })
})
