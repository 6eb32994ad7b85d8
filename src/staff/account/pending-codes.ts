import type { Db } from '../../../db/open.ts'
import { log } from '../../http/log.ts'
import { staffAuth } from '../session/auth.ts'
import type { StaffAuth } from '../session/open-auth.ts'

/** What an authenticator app needs while one-time codes are being set up. */
export interface PendingCodes {
  /** The secret in the format that apps show and accept. */
  secret: string
  /** The content of the QR code. */
  address: string
  backupCodes: string[]
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The one-time codes that someone is setting up, until the first code confirms that their app has
 * the secret; undefined when there are none, or when they were encrypted with another AUTH_SECRET.
 */
export async function pendingCodes(
  db: Db,
  staff: { id: string; email: string },
  siteName: string,
  auth: () => StaffAuth | Promise<StaffAuth> = staffAuth,
): Promise<PendingCodes | undefined> {
  const row = await db
    .selectFrom('staff_second_factors')
    .select(['secret', 'verified'])
    .where('userId', '=', staff.id)
    .executeTakeFirst()
  if (!row || row.verified) return undefined
  try {
    const { api, $context } = await auth()
    const { symmetricDecrypt } = await import('better-auth/crypto')
    const key = (await $context).secretConfig
    const secret = base32(await symmetricDecrypt({ key, data: row.secret }))
    const { backupCodes } = await api.viewBackupCodes({ body: { userId: staff.id } })
    return { secret, address: otpAddress(siteName, staff.email, secret), backupCodes }
  } catch (err) {
    log.warn({ err }, 'one-time codes being set up could not be read')
    return undefined
  }
}

function otpAddress(issuer: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`
}

function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
