import { createMiddleware } from 'hono/factory'
import { isSameOrigin } from '../../http/cross-site.ts'
import { config } from '../../settings/config.ts'
import { refuseCrossSiteStaffForm } from './refusals.ts'
import type { StaffEnv } from './staff-env.ts'

/**
 * Refuses requests that another website makes a browser send, reading ones too: for exports, so that a
 * link elsewhere cannot put everybody's data on this computer.
 */
export const sameSiteOnly = createMiddleware<StaffEnv>(async (c, next) =>
  isSameOrigin(c.req.raw.headers, config().siteUrl) ? next() : refuseCrossSiteStaffForm(),
)
