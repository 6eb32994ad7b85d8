import { createHash, createHmac } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { StartError } from '../explain.ts'

type Bytes = AsyncIterable<Uint8Array>

/** What a backup is encrypted with: the format of age, so that its own program decrypts it, too. */
export interface BackupKey {
  /** Says whether two backups have the same key, and nothing else about it. */
  fingerprint: string
  encrypt(plain: Bytes): Bytes
  /** Throws while it is read if the bytes were changed or cut off. */
  decrypt(encrypted: Bytes): Bytes
  /** A name for content that says nothing about it to whoever lacks the key. */
  nameOf(sha256: string): string
}

/**
 * @param identity BACKUP_KEY, an identity of age.
 * @throws StartError if it is none.
 */
export async function openKey(identity: string): Promise<BackupKey> {
  const recipient = await identityToRecipient(identity).catch(() => {
    throw new StartError('BACKUP_KEY is not a whole key: it begins with AGE-SECRET-KEY-1.')
  })
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return {
    fingerprint: createHash('sha256').update(recipient).digest('hex').slice(0, 16),
    async *encrypt(plain) {
      yield* await encrypter.encrypt(ReadableStream.from(plain) as globalThis.ReadableStream)
    },
    async *decrypt(encrypted) {
      yield* await decrypter.decrypt(ReadableStream.from(encrypted) as globalThis.ReadableStream)
    },
    nameOf: (sha256) => createHmac('sha256', identity).update(sha256).digest('hex'),
  }
}
