import { Hono } from 'hono'
import { recordOpeningCheck } from '../../db/opening-checks.ts'
import { services } from '../server/site.ts'
import { seeOther } from '../staff/answer.ts'
import type { StaffEnv } from '../staff/serve.ts'
import { READINGS } from './to-replace.ts'

/** Where staff confirm what only a person can check, under /api/staff/opening. */
export const openingApi = new Hono<StaffEnv>()

openingApi.post('/', async (c) => {
  const { check } = await c.req.parseBody()
  const reading = READINGS.find(({ name }) => name === check)
  if (!reading) return seeOther('/admin/tools')
  await recordOpeningCheck(services().db, reading.name, c.get('staff'))
  return seeOther('/admin/tools', {
    flash: { tone: 'success', text: `Noted, under your name: ${reading.what}` },
  })
})
