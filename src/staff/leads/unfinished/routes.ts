import { Hono } from 'hono'
import { markCalled, removeUnfinished } from '../../../../db/leads/unfinished.ts'
import { isId } from '../../../http/is-id.ts'
import { log } from '../../../http/log.ts'
import { services } from '../../../http/services.ts'
import { databaseUnavailable } from '../../session/refusals.ts'
import { fieldsOf, seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { UNFINISHED, unfinishedHref } from './addresses.ts'

/** What staff do with an unfinished request. */
export const unfinishedApi = new Hono<StaffEnv>()

unfinishedApi.onError((err) => {
  log.error({ err }, 'an unfinished request could not be worked on')
  return databaseUnavailable()
})

unfinishedApi.post('/called', async (c) => {
  const { id } = await fieldsOf(c.req)
  if (!isId(id)) return gone()
  switch (await markCalled(services().db, c.get('staff'), id)) {
    case 'marked':
      return back(id, 'Marked as called.')
    case 'before':
      return back(id, 'Somebody had already marked it as called.')
    case 'gone':
      return gone()
  }
})

unfinishedApi.post('/remove', async (c) => {
  const { id } = await fieldsOf(c.req)
  if (!isId(id) || !(await removeUnfinished(services().db, c.get('staff'), id))) return gone()
  const text = 'The request is removed.'
  return seeOther(UNFINISHED, { flash: { tone: 'success', text } })
})

function back(id: string, text: string): Response {
  return seeOther(unfinishedHref(id), { flash: { tone: 'success', text } })
}

function gone(): Response {
  const text =
    'This request is no longer here: the visitor has sent it, started over or changed it, or somebody removed it.'
  return seeOther(UNFINISHED, { flash: { tone: 'problem', text } })
}
