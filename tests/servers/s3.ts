import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { S3Settings } from '../../src/settings/config.ts'
import type { S3Server } from './s3-server.ts'
import { shared } from './shared.ts'

/** The run's S3 server, unless this machine has none. */
export async function findS3(): Promise<S3Server | undefined> {
  return inject('missingParts').s3 ? undefined : shared('s3')
}

/** Settings for a bucket of the caller's own, which is not made yet. */
export function ownBucket(server: S3Server): S3Settings {
  return { ...server.settings, bucket: `test-${randomUUID()}` }
}

/** The same as variables, for a web or worker process. */
export function s3Variables(settings: S3Settings): Record<string, string> {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
    S3_BUCKET: settings.bucket,
  }
}
