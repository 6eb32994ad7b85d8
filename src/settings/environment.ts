import {
  ACCOUNT_EMAIL,
  MAX_PASSWORD_LENGTH,
  MIN_AUTH_SECRET_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './accounts.ts'
import { isHost, parseNetworks, parseTrustedProxies, readAddress } from './addresses.ts'
import { numbersIn, wholeNumber } from './numbers-in.ts'

/** The settings that may also be given as a file: NAME_FILE. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'AUTH_SECRET',
  'LEADS_WEBHOOK_SECRET',
  'INCOMING_MAIL_KEY',
  'IMAP_URL',
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
]

/** A place for backups, `s3://bucket/prefix`: the bucket, and what keys begin with. */
export const IN_BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/
/** How to write what stands in a password. */
const ESCAPED = 'with %23 for a #, %40 for an @, %2F for a / and %25 for a % in user and password'

interface Setting<Value, Unset> {
  /** What it must be, for whoever set something else. */
  shape: string
  /** What a text says; undefined if it is wrong. */
  read: (text: string) => Value | undefined
  unset: Unset
}

/** Every environment variable: what it must look like, and what holds where it is not set. */
const SETTINGS = {
  PORT: setting('a port number from 0 to 65535', numberFrom(0, 65_535), 3000),
  HOST: setting('a host name or address, without a port', only(isHost), '127.0.0.1'),
  WEB_PROCESSES: setting('a number from 1 to 64', numberFrom(1, 64), 1),
  SITE_URL: setting('an address like https://www.example.com, without a path', server),
  DATA_DIR: setting('a folder', anything, '.data'),
  DATABASE_URL: setting(`an address like postgres://user:password@host/name, ${ESCAPED}`, postgres),
  DATABASE_DIRECT_URL: setting(
    `an address like postgres://user:password@host/name, ${ESCAPED}`,
    postgres,
  ),
  S3_ENDPOINT: s3Server(),
  S3_REGION: setting('the name of a region', like(/^[\w-]+$/), 'us-east-1'),
  S3_ACCESS_KEY: setting('a key', anything),
  S3_SECRET_KEY: setting('a key', anything),
  S3_BUCKET: bucket(),
  CLAMD_URL: setting('an address like tcp://localhost:3310', (text) =>
    /:\d+\/?$/.test(text) ? readAddress(text, { schemes: ['tcp'] }) : undefined,
  ),
  SMTP_URL: setting(`an address like smtp://user:password@host:587, ${ESCAPED}`, (text) =>
    readAddress(text, { schemes: ['smtp', 'smtps'], login: true }),
  ),
  MAIL_FROM: setting('an email address, or Name <address>', mailbox),
  LEADS_TO: setting('one or more email addresses with commas between them', addresses),
  REPLY_ADDRESS: setting(
    'an email address without a +, with at most 30 characters before the @',
    only((text) => EMAIL.test(text) && /^[^+@]{1,30}@/.test(text)),
  ),
  IMAP_URL: setting(`an address like imaps://user:password@host/INBOX, ${ESCAPED}`, imapMailbox),
  INCOMING_MAIL_KEY: setting('at least 32 random characters', like(/^[\x21-\x7e]{32,}$/)),
  LEADS_WEBHOOK: setting('an address like https://crm.example.com/leads', endpoint),
  LEADS_WEBHOOK_SECRET: setting(
    'whsec_ and at least 24 random bytes in base64',
    like(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/),
  ),
  ALERT_URL: setting('an address like https://hooks.example.com/alert', endpoint),
  DIGEST_HOUR: setting('an hour from 0 to 23, or off', hourOrOff, 8),
  RETENTION_DAYS: setting('a number of days', numberFrom(1, 36_500)),
  BACKUP_TO: setting('a folder, or an address like s3://bucket/prefix', (text) =>
    !text.startsWith('s3:') || IN_BUCKET.test(text) ? text : undefined,
  ),
  BACKUP_KEY: setting(
    'a key that npm run backup -- --new-key has made',
    like(/^AGE-SECRET-KEY-1[02-9A-Z]+$/),
  ),
  BACKUP_S3_ENDPOINT: s3Server(),
  BACKUP_S3_ACCESS_KEY: setting('a key', anything),
  BACKUP_S3_SECRET_KEY: setting('a key', anything),
  ADMIN_EMAIL: setting('an email address', like(ACCOUNT_EMAIL)),
  ADMIN_PASSWORD: setting(
    `a password of at least ${MIN_PASSWORD_LENGTH} characters`,
    only(({ length }) => length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH),
  ),
  AUTH_SECRET: setting(
    `at least ${MIN_AUTH_SECRET_LENGTH} random characters`,
    only(({ length }) => length >= MIN_AUTH_SECRET_LENGTH),
  ),
  TRUSTED_PROXIES: setting(
    'a number of proxies, or their addresses with commas between them',
    parseTrustedProxies,
  ),
  METRICS_ALLOW: setting(
    'addresses or networks with commas between them, like 127.0.0.1,10.0.0.0/8',
    parseNetworks,
    [],
  ),
  // OpenTelemetry's own, as are those that it reads beside it.
  OTEL_EXPORTER_OTLP_ENDPOINT: setting('an address like http://localhost:4318', endpoint),
  SUBMIT_LIMIT: setting(
    'three numbers from 1 with commas between them, like 8,60,3',
    numbers(3),
    [8, 60, 3],
  ),
  UPLOAD_LIMIT: setting(
    'two numbers of megabytes with a comma between them, like 300,10000',
    numbers(2),
    [300, 10_000],
  ),
  MAIL_LIMIT: setting(
    'two numbers from 1 with a comma between them, like 60,1',
    numbers(2),
    [60, 1],
  ),
  FORM_SECONDS: setting('a number of seconds from 0 to 60', numberFrom(0, 60), 2),
  CALENDLY_URL: setting('an address like https://calendly.com/agency/consultation', (text) =>
    readAddress(text, { schemes: ['https'], path: true, query: true, fragment: true }),
  ),
  ANALYTICS_ID: setting('a measurement id like G-ABC123', like(/^[A-Z]{1,3}-[A-Z\d-]+$/)),
  SITE_NAME: setting('a name', anything, 'Fayerweather Marine'),
  SITE_EMAIL: setting('an email address', like(EMAIL), 'hello@fayerweathermarine.example'),
  SITE_PHONE: setting('a phone number', phone, '203-555-0142'),
  BLOG_PHONE: setting('a phone number', phone, '203-555-0147'),
  CLAIMS_PHONE: setting('a phone number', phone, ''),
  SITE_STREET: setting('a street and number', anything, '1 Harbor Street'),
  LICENSE_NUMBER: setting('a license number', anything),
  FOUNDED: setting('a year like 2005', like(/^(1[6-9]|20)\d\d$/)),
  CLIENTS_CLAIM: setting('a whole number like 1,240', (text) =>
    like(/^[1-9]\d{0,6}$/)(wholeNumber(text)),
  ),
  SOCIAL_FACEBOOK: setting(
    'an address, or none',
    pageOrNone,
    'https://www.facebook.com/fayerweathermarine.example',
  ),
  SOCIAL_TWITTER: setting('an address, or none', pageOrNone, 'https://x.com/fayerweather_example'),
  SOCIAL_LINKEDIN: setting(
    'an address, or none',
    pageOrNone,
    'https://www.linkedin.com/company/fayerweathermarine.example',
  ),
}

type Settings = typeof SETTINGS

/** What the variables say once they are checked: numbers are numbers, and what is unset has its default. */
export type Environment = {
  [Name in keyof Settings]: Settings[Name] extends Setting<infer Value, infer Unset>
    ? Value | Unset
    : never
}

/** The name of every setting. */
export const SETTING_NAMES = Object.keys(SETTINGS)

/**
 * Checks every variable.
 * @param given Those that are set, secrets read from their files.
 * @returns What they say, and what is wrong: `NAME must be …`, never with a value (it may be a secret).
 */
export function checkEnvironment(given: Record<string, string>): {
  environment: Environment
  wrong: string[]
} {
  const wrong: string[] = []
  const values = Object.entries<Setting<unknown, unknown>>(SETTINGS).map(([name, setting]) => {
    const text = given[name]
    const value = text === undefined ? setting.unset : setting.read(text)
    if (text !== undefined && value === undefined) wrong.push(`${name} must be ${setting.shape}`)
    return [name, value]
  })
  return { environment: Object.fromEntries(values), wrong }
}

function setting<Value>(
  shape: string,
  read: Setting<Value, undefined>['read'],
): Setting<Value, undefined>
function setting<Value>(
  shape: string,
  read: Setting<Value, Value>['read'],
  unset: Value,
): Setting<Value, Value>
function setting(shape: string, read: (text: string) => unknown, unset?: unknown) {
  return { shape, read, unset }
}

function s3Server() {
  return setting('an address like https://s3.example.com:9000, without a path', server)
}

function bucket() {
  return setting(
    'a name of 3 to 63 lowercase letters, digits, dots and dashes',
    like(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  )
}

function anything(text: string): string {
  return text
}

function only(isRight: (text: string) => boolean) {
  return (text: string) => (isRight(text) ? text : undefined)
}

function like(pattern: RegExp) {
  return only((text) => pattern.test(text))
}

function numberFrom(least: number, most: number) {
  return (text: string) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= least && number <= most ? number : undefined
  }
}

function numbers(count: number) {
  return (text: string) => numbersIn(text, count)
}

function hourOrOff(text: string): number | 'off' | undefined {
  return text === 'off' ? text : numberFrom(0, 23)(text)
}

/** A web server, of which this site asks for addresses that it makes itself. */
function server(text: string): string | undefined {
  return readAddress(text, { schemes: ['http', 'https'] })
}

/** An address that this site asks; a user and a password in it would be refused when it does. */
function endpoint(text: string): string | undefined {
  return readAddress(text, { schemes: ['http', 'https'], path: true, query: true })
}

/** A page that visitors open. */
function page(text: string): string | undefined {
  return readAddress(text, { schemes: ['http', 'https'], path: true, query: true, fragment: true })
}

/** An agency without a page there says so: a setting that is empty counts as unset. */
function pageOrNone(text: string): string | undefined {
  return text.toLowerCase() === 'none' ? '' : page(text)
}

function postgres(text: string): string | undefined {
  return readAddress(text, {
    schemes: ['postgres', 'postgresql'],
    ...{ login: true, path: true, query: true, socket: true },
  })
}

/** A mailbox that is read: with a user and a password, or the server would show none. */
function imapMailbox(text: string): string | undefined {
  const address = readAddress(text, { schemes: ['imap', 'imaps'], login: true, path: true })
  return address && new URL(address).username && new URL(address).password ? address : undefined
}

function mailbox(text: string): string | undefined {
  const [, address = text] = /^[^<>]+ <([^<>]*)>$/.exec(text) ?? []
  return EMAIL.test(address) ? text : undefined
}

function addresses(text: string): string[] | undefined {
  const all = text.split(',').map((address) => address.trim())
  return all.every((address) => /^[^@\s]+@[^@\s]+$/.test(address)) ? all : undefined
}

function phone(text: string): string | undefined {
  return /^\+?[()\d .-]{7,30}$/.test(text) ? text : undefined
}
