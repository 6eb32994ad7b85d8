import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeAll } from 'vitest'
import { parseConfig } from '../../src/settings/config.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { s3ObjectStore } from '../../src/storage/s3.ts'
import type { Sweep } from '../../worker/recurring/recurring.ts'
import type { Scanner } from '../../worker/scanner/clamd.ts'
import type { onBothDatabases } from '../servers/databases.ts'
import { findS3, ownBucket } from '../servers/s3.ts'
import { acceptedFiles } from './files.ts'
import { openScanSetup } from './scan-setup.ts'

export const { bytes } = acceptedFiles.pdf!
export const HOUR_MS = 3_600_000
export const scanner: Scanner = {
  async scan(body) {
    body.resume()
    return { found: 'nothing' }
  },
}

type Both = Parameters<Parameters<typeof onBothDatabases>[1]>

/** Opens sites whose files can be swept: in a folder, and with Postgres on the S3 server. */
export function sweepSites(open: Both[0], kind: Both[1]) {
  let s3: Awaited<ReturnType<typeof findS3>> | undefined
  beforeAll(async () => {
    if (kind === 'Postgres') s3 = await findS3()
  })

  return async function openSite() {
    const database = await open()
    const real = s3 ? s3ObjectStore(ownBucket(s3)) : openObjectStore(database)
    // Every object looks a day older than it is.
    const store: ObjectStore = {
      ...real,
      async *list(folder) {
        for await (const object of real.list(folder)) {
          yield { ...object, storedAt: new Date(object.storedAt.getTime() - 25 * HOUR_MS) }
        }
      },
    }
    const alarms: string[] = []
    const setup = openScanSetup(database, store, scanner)
    const context = {
      settings: parseConfig({}),
      ...setup.context,
      log: pino({ enabled: false }),
      raiseAlarm: async (event: string, message: string) =>
        void alarms.push(`${event}: ${message}`),
    }
    const sweep = (one: Sweep) => one(context, new AbortController().signal)
    const keys = async () => {
      const found: string[] = []
      for (const folder of ['quarantine', 'form-uploads']) {
        for await (const { key } of real.list(folder)) found.push(key)
      }
      return found
    }
    return { ...setup, store, context, sweep, alarms, keys }
  }
}

/** Uploaded a day ago, and of no form. */
export function rowOfFile(object_key: string) {
  return {
    id: randomUUID(),
    object_key,
    filename: 'a.pdf',
    content_type: 'application/pdf',
    size_bytes: 1,
    sha256: '',
    password_protected: 0 as const,
    position: 0,
    created_at: new Date(Date.now() - 25 * HOUR_MS).toISOString(),
  }
}
