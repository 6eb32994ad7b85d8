import type { ColumnType, Generated } from 'kysely'
import type { Json, Timestamp } from './index.ts'

export interface StaffTables {
  staff: StaffTable
  staff_passwords: StaffPasswordTable
  staff_sessions: StaffSessionTable
  staff_verifications: StaffVerificationTable
  staff_second_factors: StaffSecondFactorTable
  staff_passkeys: StaffPasskeyTable
  staff_invitations: StaffInvitationTable
  staff_password_links: StaffPasswordLinkTable
  sign_in_tries: SignInTryTable
  opening_marks: OpeningMarkTable
  audit_log: AuditLogTable
}

/** What an account is for; `src/staff/session/permissions.ts` says what each may do. */
export type StaffRole = 'owner' | 'broker' | 'writer'

/**
 * A timestamp as the auth library stores it: ISO text on SQLite; `timestamptz` on Postgres, which
 * also accepts ISO text and returns a Date.
 */
type LibraryTime = ColumnType<string | Date, string, string>
/** 0 or 1 on SQLite; a boolean on Postgres, which also accepts '0' and '1'. */
type LibraryFlag = ColumnType<0 | 1 | boolean, '0' | '1', '0' | '1'>

// The auth library's tables: only the columns that our own queries use.

interface StaffTable {
  id: string
  name: string
  /** Trimmed and lower-cased. */
  email: string
  emailVerified: LibraryFlag
  createdAt: LibraryTime
  updatedAt: LibraryTime
  twoFactorEnabled: LibraryFlag | null
  role: StaffRole
  /** The hash of what the address of their calendar carries; null without one. */
  calendar_hash: Generated<string | null>
}

interface StaffPasswordTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string
  createdAt: LibraryTime
  updatedAt: LibraryTime
}

interface StaffSessionTable {
  id: string
  token: string
  userId: string
  ipAddress: string | null
  userAgent: string | null
  createdAt: LibraryTime
  expiresAt: LibraryTime
}

interface StaffSecondFactorTable {
  id: string
  userId: string
  /** Encrypted with AUTH_SECRET. */
  secret: string
  verified: LibraryFlag | null
}

interface StaffPasskeyTable {
  id: string
  /** What its owner calls it. */
  name: string | null
  userId: string
  /** By what the authenticator knows it, in base64url. */
  credentialID: string
  createdAt: LibraryTime | null
}

interface StaffVerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: LibraryTime
}

/** A one-time link that creates an account. */
interface StaffInvitationTable {
  id: string
  /** SHA-256 of the link's token: a leaked table gives no access. */
  token_hash: string
  /** The same for the link that was mailed. */
  mail_token_hash: Generated<string | null>
  /** Null for the setup link, which creates the first account for any address. */
  email: string | null
  /** Of the account that it makes; the first of all is an owner. */
  role: StaffRole
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

/** A link that sets a new password, once. */
interface StaffPasswordLinkTable {
  id: string
  token_hash: string
  staff_id: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

/** Failed sign-in attempts of one IP address. */
interface SignInTryTable {
  address: string
  tries: number
  /** When the count is reset. */
  ends_at: Timestamp
}

/** How staff have marked a point on the list of what to replace before the site opens. */
interface OpeningMarkTable {
  name: string
  mark: 'done' | 'not-needed'
  staff_email: string
  marked_at: Timestamp
}

interface AuditLogTable {
  id: string
  at: Timestamp
  /** Null for the command line and for people who are not signed in. The address, so that entries
   * outlive the account. */
  staff_email: string | null
  action: string
  about: string | null
  details: Json
}
