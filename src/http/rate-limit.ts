import { createHmac } from 'node:crypto'
import type { RateLimitClient } from '../../db/limits/rate-limit.ts'
import { authSecret } from '../settings/auth-secret.ts'
import { config } from '../settings/config.ts'
import { visitorAddress } from './visitor-address.ts'

const KEY_LENGTH = 22

/** Who sent the request being answered, and what strangers may do. */
export function rateLimitClient(): RateLimitClient {
  const { requests, mails } = config().limits
  return { keyOf, address: visitorAddress(), limits: { requests, mails } }
}

/** Half of a SHA-256: nobody finds another value with the same key. */
function keyOf(kind: string, value: string): string {
  const hash = createHmac('sha256', secret()).update(`limits ${kind} ${value}`).digest('base64url')
  return `${kind} ${hash.slice(0, KEY_LENGTH)}`
}

let known: string | undefined

function secret(): string {
  known ??= authSecret(config())
  return known
}
