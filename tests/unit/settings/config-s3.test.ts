import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Config, parseConfig } from '../../../src/settings/config.ts'

const whole = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_ACCESS_KEY: 'site',
  S3_SECRET_KEY: 'not-to-be-shown',
  S3_BUCKET: 'uploads',
}

test('without an S3 server objects are files', () => {
  expect(parseConfig({ S3_ENDPOINT: ' ' }).s3).toBeUndefined()
})

test('an S3 server is used with all that it needs', () => {
  expect(parseConfig(whole).s3).toEqual<Config['s3']>({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    accessKey: 'site',
    secretKey: 'not-to-be-shown',
    bucket: 'uploads',
  })
})

test('its keys can come from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-s3-'))
  const file = join(folder, 'key')
  writeFileSync(file, 'from-a-file\n')
  const { S3_SECRET_KEY: _, ...rest } = whole
  expect(parseConfig({ ...rest, S3_SECRET_KEY_FILE: file }).s3?.secretKey).toBe('from-a-file')
  rmSync(folder, { recursive: true })
})

test('everything that is missing is reported at once', () => {
  expect(() => parseConfig({ S3_ENDPOINT: whole.S3_ENDPOINT })).toThrow(
    /S3_ACCESS_KEY is required[^]*S3_SECRET_KEY is required[^]*S3_BUCKET is required/,
  )
})

test.each([
  ['S3_ENDPOINT', '127.0.0.1:9000'],
  ['S3_ENDPOINT', 'http://127.0.0.1:9000/bucket'],
  ['S3_ENDPOINT', 'http://site:not-to-be-shown@127.0.0.1:9000'],
  ['S3_BUCKET', 'Uploads_of_visitors'],
  ['S3_REGION', 'eu west'],
])('a wrong %s is reported, without a secret: %s', (name, value) => {
  const attempt = () => parseConfig({ ...whole, SMTP_URL: 'wrong', [name]: value })
  expect(attempt).toThrow(
    new RegExp(`${name} must be[^]*SMTP_URL must be|SMTP_URL must be[^]*${name} must be`),
  )
  expect(attempt).not.toThrow('not-to-be-shown')
})
