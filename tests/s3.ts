import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { S3Settings } from '../src/settings/config.ts'
import type { S3Server } from './s3-server.ts'

type Found = S3Server | { missing: string }

/** The run's S3 server, or why there is none. */
export async function findS3(): Promise<Found> {
  const found = (await (await fetch(inject('s3'))).json()) as Found | { failed: string }
  if ('failed' in found) throw new Error(found.failed)
  return found
}

/** Settings for a bucket of the caller's own, which is not made yet. */
export function ownBucket(server: Found): S3Settings {
  if ('missing' in server) throw new Error(server.missing)
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
