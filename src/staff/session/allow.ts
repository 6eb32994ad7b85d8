import { createMiddleware } from 'hono/factory'
import { may, type Permission } from './permissions.ts'
import { notAllowed } from './refusals.ts'
import type { StaffEnv } from './staff-env.ts'

/**
 * Refuses staff whose role may not do something. Every route under /api/staff has it before its
 * handler: `api.post('/erase', allow('subscribers'), …)`, or `api.use(allow('account'))` for all.
 */
export function allow(permission: Permission) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    c.set('permission', permission)
    return may(c.get('staff'), permission) ? next() : notAllowed(permission)
  })
}
