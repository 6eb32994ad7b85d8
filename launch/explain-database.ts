import { isPostgres } from '../db/open.ts'
import { StartError } from './explain.ts'

/** A sentence for what an operator can put right; it never carries the password. */
export function explainDatabase(error: NodeJS.ErrnoException, url: string): Error {
  if (!isPostgres(url)) return error
  const { hostname, port, pathname, username } = new URL(url)
  const server = `Postgres at ${hostname || 'the local socket'}:${port || 5432}`
  const reason = POSTGRES_REASONS[error.code ?? ''] ?? timeout(error)
  if (!reason) return error
  return new StartError(
    `${server} ${reason.replace('USER', username).replace('DATABASE', pathname.slice(1))}: check DATABASE_URL.`,
  )
}

const POSTGRES_REASONS: Record<string, string> = {
  ECONNREFUSED: 'does not answer',
  ECONNRESET: 'broke off the connection',
  ENOTFOUND: 'cannot be found',
  EAI_AGAIN: 'cannot be found',
  EHOSTUNREACH: 'cannot be reached',
  ETIMEDOUT: 'does not answer',
  '28P01': 'refuses the password of "USER"',
  '28000': 'does not let "USER" in',
  '3D000': 'has no database "DATABASE"',
  '42501': 'does not let "USER" make tables',
  '57P03': 'is still starting',
}

function timeout(error: Error): string | undefined {
  return /timeout/i.test(error.message) ? 'does not answer' : undefined
}
