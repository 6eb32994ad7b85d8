import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIN_AUTH_SECRET_LENGTH } from './accounts.ts'
import type { Config } from './config.ts'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

/**
 * The secret that signs cookies and encrypts second factors: the setting, or one generated on first
 * use and stored in the data folder. Changing it ends all sessions.
 * @throws When the stored secret cannot be read or is too short.
 */
export function authSecret(config: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'auth-secret')
  const secret = readIfThere(file) ?? makeSecret(file)
  if (secret.length >= MIN_AUTH_SECRET_LENGTH) return secret
  throw new Error(
    `${file} contains no secret: remove it, and a new one is generated. Staff must then sign in again.`,
  )
}

/** Safe if two processes do this at once: a hard link never overwrites a file. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: OWNER_ONLY })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
