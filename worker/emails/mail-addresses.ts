import { isIP } from 'node:net'
import type { Config } from '../../src/settings/config.ts'

/** The bare address of `Name <address>`, or of an address alone. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim()
}

/**
 * The same for every attempt of a delivery, so that a mailbox can detect a duplicate.
 * A site without a DNS name of its own uses the domain of MAIL_FROM.
 */
export function messageIdOf(
  deliveryId: string,
  { siteUrl, mailFrom }: Pick<Config, 'siteUrl' | 'mailFrom'>,
): string {
  const { hostname } = new URL(siteUrl)
  const nameless = !hostname.includes('.') || hostname.startsWith('[') || isIP(hostname) !== 0
  const host = nameless ? (addressOf(mailFrom).split('@').at(-1) ?? hostname) : hostname
  return `<${deliveryId}@${host}>`
}
