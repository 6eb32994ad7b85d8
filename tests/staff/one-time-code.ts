import { createHmac } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The six digits that an authenticator app shows for a secret, as RFC 6238 says. */
export function oneTimeCode(secret: string, at = Date.now()): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(step).digest()
  const offset = (mac.at(-1) as number) & 15
  return `${(mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000}`.padStart(6, '0')
}
