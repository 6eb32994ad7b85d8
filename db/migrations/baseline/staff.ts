import type { Types } from './types.ts'

/**
 * The tables of Better Auth, with the columns that it expects (a test compares them) under our own names;
 * and the site's own tables about staff.
 */
export const staffTables = ({ text, flag, time }: Types) => [
  `create table staff (
    id ${text} primary key, name ${text} not null, email ${text} not null unique,
    "emailVerified" ${flag} not null, image ${text}, "createdAt" ${time} not null, "updatedAt" ${time} not null,
    "twoFactorEnabled" ${flag}, role ${text} not null default 'writer'
  )`,
  `create table staff_sessions (
    id ${text} primary key, "expiresAt" ${time} not null, token ${text} not null unique,
    "createdAt" ${time} not null, "updatedAt" ${time} not null, "ipAddress" ${text}, "userAgent" ${text},
    "userId" ${text} not null references staff on delete cascade
  )`,
  `create index staff_sessions_user on staff_sessions ("userId")`,
  `create table staff_passwords (
    id ${text} primary key, "accountId" ${text} not null, "providerId" ${text} not null,
    "userId" ${text} not null references staff on delete cascade, "accessToken" ${text}, "refreshToken" ${text},
    "idToken" ${text}, "accessTokenExpiresAt" ${time}, "refreshTokenExpiresAt" ${time}, scope ${text},
    password ${text}, "createdAt" ${time} not null, "updatedAt" ${time} not null
  )`,
  `create index staff_passwords_user on staff_passwords ("userId")`,
  `create table staff_second_factors (
    id ${text} primary key, secret ${text} not null, "backupCodes" ${text} not null,
    "userId" ${text} not null references staff on delete cascade, verified ${flag},
    "failedVerificationCount" integer, "lockedUntil" ${time}
  )`,
  `create index staff_second_factors_user on staff_second_factors ("userId")`,
  `create table staff_verifications (
    id ${text} primary key, identifier ${text} not null, value ${text} not null, "expiresAt" ${time} not null,
    "createdAt" ${time} not null, "updatedAt" ${time} not null
  )`,
  `create index staff_verifications_identifier on staff_verifications (identifier)`,
  `create table staff_passkeys (
    id ${text} primary key, name ${text}, "publicKey" ${text} not null,
    "userId" ${text} not null references staff on delete cascade, "credentialID" ${text} not null unique,
    counter integer not null, "deviceType" ${text} not null, "backedUp" ${flag} not null, transports ${text},
    "createdAt" ${time}, aaguid ${text}
  )`,
  `create index staff_passkeys_user on staff_passkeys ("userId")`,
  `create table staff_invitations (
    id ${text} primary key, token_hash ${text} not null unique, email ${text}, created_at ${text} not null,
    expires_at ${text} not null, used_at ${text}, role ${text} not null default 'writer',
    mail_token_hash ${text}
  )`,
  `create table staff_password_links (
    id ${text} primary key, token_hash ${text} not null unique,
    staff_id ${text} not null references staff on delete cascade, created_at ${text} not null,
    expires_at ${text} not null, used_at ${text}
  )`,
  `create index staff_password_links_staff on staff_password_links (staff_id)`,
  `create table staff_absences (
    staff_id ${text} primary key references staff on delete cascade, from_day ${text} not null,
    until_day ${text} not null, instead ${text} references staff on delete set null
  )`,
  `create table sign_in_tries (
    address ${text} primary key, tries integer not null, ends_at ${text} not null
  )`,
  `create table audit_log (
    id ${text} primary key, at ${text} not null, staff_email ${text}, action ${text} not null, about ${text},
    details ${text} not null
  )`,
  `create index audit_log_about on audit_log (about, at) where about is not null`,
  `create index audit_log_by_action on audit_log (action, at, id)`,
  `create index audit_log_by_staff_email on audit_log (staff_email, at, id)`,
  `create index audit_log_by_time on audit_log (at, id)`,
  `create table opening_marks (
    name ${text} primary key, mark ${text} not null, staff_email ${text} not null, marked_at ${text} not null
  )`,
  `create table settings (
    name ${text} primary key, value ${text} not null, revision integer not null, changed_at ${text} not null,
    changed_by ${text} not null
  )`,
]
