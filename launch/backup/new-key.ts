import { generateX25519Identity } from 'age-encryption'

/** A new BACKUP_KEY. */
export function newKey(): Promise<string> {
  return generateX25519Identity()
}
