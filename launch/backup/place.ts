import { resolve } from 'node:path'
import type { Config, S3Settings } from '../../src/settings/config.ts'
import { IN_BUCKET } from '../../src/settings/environment.ts'
import { fileObjectStore } from '../../src/storage/files.ts'
import { type ObjectStore, ObjectStoreError } from '../../src/storage/objects.ts'
import { FOR_COMMANDS, s3ObjectStore } from '../../src/storage/s3.ts'
import { StartError } from '../explain.ts'

/**
 * Where backups are.
 * @param address A folder, or `s3://bucket/prefix`.
 * @throws StartError if the settings of an S3 server are missing.
 */
export function openPlace(address: string, { s3, backup }: Pick<Config, 's3' | 'backup'>) {
  if (!address.startsWith('s3:')) return fileObjectStore(resolve(address))
  const [, bucket, prefix = ''] = IN_BUCKET.exec(address) ?? []
  if (!bucket) throw new StartError(`${address} is no address like s3://bucket/prefix.`)
  const server = backup.s3 ?? s3
  if (!server) {
    throw new StartError(
      `To use ${address}, set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY (or S3_ENDPOINT and its keys, if the site's files are there).`,
    )
  }
  const store = s3ObjectStore({ ...server, bucket } satisfies S3Settings, FOR_COMMANDS)
  return under(prefix === '' ? '' : `${prefix}/`, store, backup.s3 ? 'BACKUP_S3_' : 'S3_')
}

/**
 * The part of a store whose keys begin with a prefix.
 * @param names How its settings begin. What is asked first, of every command, says which one is wrong.
 */
function under(prefix: string, store: ObjectStore, names: string): ObjectStore {
  const rename = (error: unknown): never => {
    if (!(error instanceof ObjectStoreError)) throw error
    const what = error.message.slice(0, -`: ${error.reason}`.length)
    throw new ObjectStoreError(what, new Error(error.reason.replaceAll(/\bS3_/g, names)))
  }
  return {
    put: (key, body, about) => store.put(prefix + key, body, about),
    get: (key) => store.get(prefix + key),
    move: (from, to) => store.move(prefix + from, prefix + to),
    remove: (key) => store.remove(prefix + key),
    check: () => store.check().catch(rename),
    async *list(folder) {
      try {
        for await (const object of store.list(prefix + folder)) {
          yield { ...object, key: object.key.slice(prefix.length) }
        }
      } catch (error) {
        rename(error)
      }
    },
  }
}
