import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { missingPostgres } from './postgres.ts'
import { missingS3 } from './s3-server.ts'

/** A real server that tests run against. */
export type RealPart = 'postgres' | 's3' | 'clamd' | 'pgbouncer' | 'caddy' | 'nginx' | 'dovecot'

/** Why there is none, for each part that this machine lacks. */
export type MissingParts = Partial<Record<RealPart, string>>

export const CLAMD = '/usr/sbin/clamd'
export const PGBOUNCER = '/usr/sbin/pgbouncer'
export const CADDY = '/usr/bin/caddy'
export const NGINX = '/usr/sbin/nginx'
export const DOVECOT = '/usr/sbin/dovecot'

/**
 * Looks for the programs, and starts none.
 * @throws Where `REQUIRE_REAL_PARTS=1` wants them all, and names those that are missing.
 */
export function findMissingParts(): MissingParts {
  const parts = {
    postgres: missingPostgres(),
    s3: missingS3(),
    clamd: missing(CLAMD, 'clamav-daemon'),
    pgbouncer: missing(PGBOUNCER, 'pgbouncer'),
    caddy: missing(CADDY, 'caddy'),
    nginx: missing(NGINX, 'nginx-light'),
    dovecot: missing(DOVECOT, 'dovecot-imapd'),
  }
  const reasons = Object.values(parts).filter((reason) => reason !== undefined)
  if (process.env.REQUIRE_REAL_PARTS === '1' && reasons.length > 0) {
    throw new Error(`REQUIRE_REAL_PARTS=1, but ${reasons.join('; ')}`)
  }
  return parts
}

function missing(program: string, debianPackage: string): string | undefined {
  if (existsSync(program)) return undefined
  return `${basename(program)} is not installed (apt-get install ${debianPackage})`
}
