/** Names that Google has for one mailbox, in which dots say nothing. */
const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * The mailbox of an address: lower case, without the label after a plus sign, and at Gmail without
 * dots. What it returns is for comparing and counting, not for sending.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at).replace(/\+.*$/, '')
  const host = address.slice(at + 1)
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
