import { Hono } from 'hono'
import { startImport } from '../../../db/writing/imports.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { seeOther } from '../session/staff-form.ts'
import type { StaffEnv } from '../session/staff-routes.ts'
import { allow } from '../session/staff-routes.ts'
import { IMPORT_BROKE } from './import-status.ts'

/** The importer's button without JavaScript, under /api/staff/import. */
export const importApi = new Hono<StaffEnv>()

importApi.use(allow('imports'))
importApi.post('/', async (c) => {
  try {
    const { id } = await startImport(services().db, { startedBy: c.get('staff').email })
    return seeOther(`/admin/tools?run=${id}`)
  } catch (err) {
    log.error({ err }, 'an import could not be started')
    return seeOther('/admin/tools', { flash: { tone: 'problem', text: IMPORT_BROKE.title } })
  }
})
