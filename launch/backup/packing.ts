import { createHash, createHmac } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { type ObjectStore, ObjectStoreError } from '../../src/storage/objects.ts'
import { type SpooledFile, spool } from '../../src/storage/spool.ts'
import { StartError } from '../explain.ts'

type Bytes = AsyncIterable<Uint8Array>

/** Where backups are, and with what they are read and written. */
export interface Desk {
  place: ObjectStore
  key: BackupKey | undefined
  /** Where things lie while they are packed and unpacked: their size must be known before they are stored. */
  folder: string
}

/** Something is in a backup that its manifest does not say, or is not there. */
export class DamagedError extends StartError {}

/** Something as it is stored, with what it was. */
export interface Packed {
  stored: SpooledFile
  sizeBytes: number
  sha256: string
}

/** Compresses something, unless it is a file of a visitor, and encrypts it, if there is a key. */
export async function pack({ key, folder }: Desk, plain: Bytes, how: { gzip: boolean }) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* measured() {
    for await (const chunk of plain) {
      hash.update(chunk)
      sizeBytes += chunk.length
      yield chunk
    }
  }
  const small = how.gzip ? through(measured(), createGzip()) : measured()
  const stored = await spool(folder, (key ? key.encrypt(small) : small) as AsyncIterable<Buffer>)
  return { stored, sizeBytes, sha256: hash.digest('hex') } satisfies Packed
}

/** Stores what is packed, and frees its disk space. */
export async function store({ place }: Desk, at: string, { stored }: Packed): Promise<void> {
  try {
    const about = { sizeBytes: stored.size, contentType: 'application/octet-stream' }
    await place.put(at, stored.stream(), about)
  } finally {
    await stored.drop()
  }
}

/**
 * Reads something of a backup.
 * @throws DamagedError if it is not what was packed.
 */
export async function unpack(
  { place, key, folder }: Desk,
  { at, sha256, gzip }: { at: string; sha256: string; gzip: boolean },
): Promise<SpooledFile> {
  const object = await place.get(at)
  if (!object) throw new DamagedError(`${at} is missing from the backup.`)
  const small = key ? key.decrypt(object.body) : object.body
  const plain = gzip ? through(small, createGunzip()) : small
  const file = await spool(folder, plain as AsyncIterable<Buffer>).catch((error) => {
    throw explained(error, at)
  })
  if (file.sha256 === sha256) return file
  await file.drop()
  throw new DamagedError(`${at} of the backup is damaged: it is not what was written.`)
}

async function* through(bytes: Bytes, by: ReturnType<typeof createGzip>): Bytes {
  yield* pipeline(Readable.from(bytes), by, () => {})
}

/** A failure of the store or of our own disk says nothing about the backup. */
function explained(error: NodeJS.ErrnoException, at: string): Error {
  if (error.name === 'ObjectStoreError') return error
  // The place is a folder, and its network share is unavailable or its disk is bad.
  if (error.syscall === 'read') {
    return new ObjectStoreError(`${at} of the backup could not be read`, error)
  }
  if (error.syscall !== undefined) return error
  return new DamagedError(`${at} of the backup is damaged (${error.message}).`)
}

/** What a backup is encrypted with: the format of age, so that its own program decrypts it, too. */
interface BackupKey {
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
