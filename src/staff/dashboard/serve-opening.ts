import { Hono } from 'hono'
import { recordOpeningCheck } from '../../../db/staff/opening-checks.ts'
import { services } from '../../http/services.ts'
import { allow } from '../session/allow.ts'
import { seeOther } from '../session/answer.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { READINGS } from './to-replace.ts'

/** Lets staff confirm what only a person can check, under /api/staff/opening. */
export const openingApi = new Hono<StaffEnv>()

openingApi.use(allow('settings'))
openingApi.post('/', async (c) => {
  const { check } = await c.req.parseBody()
  const reading = READINGS.find(({ name }) => name === check)
  if (!reading) return seeOther('/admin/tools')
  await recordOpeningCheck(services().db, reading.name, c.get('staff'))
  return seeOther('/admin/tools', {
    flash: { tone: 'success', text: `Noted, under your name: ${reading.what}` },
  })
})
