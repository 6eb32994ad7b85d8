import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import pLimit from 'p-limit'
import type { Db } from '../../../db/open.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../settings/accounts.ts'
import { CLIENT_ADDRESS, COOKIE_PREFIX, passkeySite } from './auth-requests.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const DAY_S = 24 * 3600
const SESSION_DAYS = 7

export interface AuthParts {
  db: Db
  isPostgres: boolean
  siteUrl: string
  siteName: string
  secret: string
  /** Receives the library's log messages. */
  log(level: 'warn' | 'error', message: string, details: unknown[]): void
}

/**
 * A password hash takes 8 MB, an eighth of a second, and one of the few threads that also read files and resolve names:
 * many sign-ins at once must not starve visitors.
 */
const oneAtATime = pLimit(1)

export type StaffAuth = ReturnType<typeof openAuth>

/** The sign-in library on the site's own database, without sign-up. */
export function openAuth({ db, isPostgres, siteUrl, siteName, secret, log }: AuthParts) {
  return betterAuth({
    appName: siteName,
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    database: { db, type: isPostgres ? 'postgres' : 'sqlite' },
    // On its own machine, the site may be reached under a name other than its public one.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: (password) => oneAtATime(() => hashPassword(password)),
        verify: (password) => oneAtATime(() => verifyPassword(password)),
      },
    },
    session: {
      modelName: 'staff_sessions',
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      freshAge: 0,
    },
    user: {
      modelName: 'staff',
      // A role that the library sets by itself, which it never does here, is the least.
      additionalFields: { role: { type: 'string', input: false, defaultValue: 'writer' } },
    },
    account: { modelName: 'staff_passwords' },
    verification: { modelName: 'staff_verifications' },
    plugins: [
      twoFactor({ issuer: siteName, schema: { twoFactor: { modelName: 'staff_second_factors' } } }),
      passkey({
        ...passkeySite(siteUrl),
        rpName: siteName,
        schema: { passkey: { modelName: 'staff_passkeys' } },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // The plugin takes a key that was merely touched, too.
        registration: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
    // Failed attempts are counted in `sign_in_tries`, for all processes: see password-turn.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: siteUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      // A test checks the tables; at runtime, a failed check while the database is unavailable
      // would be cached.
      database: { validateSchema: false },
    },
    // Errors go to the caller and its log, not to the console.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        if (level === 'warn' || level === 'error') log(level, message, details)
      },
    },
  })
}

/** A passkey stands for a password and a second factor: its owner must have been asked for a PIN or a finger. */
function requireVerified(isVerified = false): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { message: 'Nobody was verified.' })
}
