import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from './config.ts'
import { secretOf } from './lead-tokens.ts'

type Secret = Pick<Config, 'authSecret' | 'dataDir'>

/** In hex: an address may lose the case of its letters on the way. */
const MAC_CHARACTERS = 20
const TOKEN = /\+(fm-[a-z\d]{4}-[a-z\d]{4})-([\da-f]{20})@/gi

/**
 * Where the answers about a lead go: `local+token@domain`, with its reference and a MAC that nobody can make without the
 * site's secret. Undefined without REPLY_ADDRESS.
 */
export function replyAddress(
  settings: Secret & Pick<Config, 'replyAddress'>,
  reference: string,
): string | undefined {
  const token = `${reference.toLowerCase()}-${macOf(settings, reference)}`
  return settings.replyAddress?.replace('@', `+${token}@`)
}

/** The reference of the lead whose token stands in one of some addresses; undefined if the site has made none of them. */
export function referenceIn(settings: Secret, addresses: string): string | undefined {
  for (const [, typed = '', mac = ''] of addresses.matchAll(TOKEN)) {
    const reference = typed.toUpperCase()
    const right = Buffer.from(macOf(settings, reference))
    if (timingSafeEqual(right, Buffer.from(mac.toLowerCase()))) return reference
  }
  return undefined
}

function macOf(settings: Secret, reference: string): string {
  const mac = createHmac('sha256', secretOf(settings)).update(`reply ${reference}`)
  return mac.digest('hex').slice(0, MAC_CHARACTERS)
}
