import { Hono } from 'hono'
import {
  markOpeningCheck,
  OPENING_MARKS,
  unmarkOpeningCheck,
} from '../../../db/staff/opening-checks.ts'
import { agency } from '../../http/agency.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { fieldsOf, seeOther } from '../session/staff-form.ts'
import type { StaffEnv } from '../session/staff-routes.ts'
import { allow } from '../session/staff-routes.ts'
import { listToReplace } from './to-replace.ts'

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
