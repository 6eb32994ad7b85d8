import { isPostgres } from '../../../db/open.ts'
import { agency } from '../../http/agency.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { authSecret } from '../../settings/auth-secret.ts'
import { config } from '../../settings/config.ts'
import type { StaffAuth } from './open-auth.ts'

// On the global object for the same reason as the services of the process.
const holder = globalThis as { fayerweatherAuth?: Promise<StaffAuth> }

/**
 * The sign-in library of this process, loaded on first use: it takes 40 MB while loading and 5 to
 * 10 MB after, which a web process that only serves visitors never needs.
 */
export function staffAuth(): Promise<StaffAuth> {
  holder.fayerweatherAuth ??= open().catch((error) => {
    holder.fayerweatherAuth = undefined
    throw error
  })
  return holder.fayerweatherAuth
}

async function open(): Promise<StaffAuth> {
  const { databaseUrl, siteUrl } = config()
  const secret = authSecret(config())
  const { openAuth } = await import('./open-auth.ts')
  return openAuth({
    db: services().db,
    isPostgres: isPostgres(databaseUrl),
    siteUrl,
    siteName: agency().name,
    secret,
    log: (level, message, details) => log[level]({ details }, `sign-in: ${message}`),
  })
}
