import type { Db } from '../../../db/open.ts'
import { log } from '../../http/log.ts'
import { staffAuth } from '../session/auth.ts'
import type { StaffAuth } from '../session/open-auth.ts'

/** What an authenticator app is told while one-time codes are being set up. */
export interface PendingCodes {
  /** As an app shows and takes it. */
  secret: string
  /** For the QR picture. */
  address: string
  backupCodes: string[]
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The one-time codes that someone has begun to set up, until the first code has shown that their app
 * has it; undefined when there are none, or when they were begun under another AUTH_SECRET.
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
    log.warn({ err }, 'codes that were being set up cannot be read')
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
