import { resolve } from 'node:path'
import type { TrustedProxies } from './addresses.ts'
import { type Agency, mailboxOf } from './agency.ts'
import {
  BOAT_OWNERS_SERVED,
  FOUNDED,
  OFFICE_HOURS,
  OFFICE_POSITION,
  OFFICE_TOWN,
  SATURDAY_HOURS,
  SERVED_CITIES,
  YEARS_OF_EXPERIENCE,
} from './business.ts'
import { checkSettings, type Variables } from './checked-settings.ts'
import { type Limits, limitsOf } from './limits.ts'
import { readDotEnv } from './unknown-settings.ts'

export interface S3Settings {
  /** `http(s)://host:port` */
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  bucket: string
}

interface BackupSettings {
  /** A folder, or `s3://bucket/prefix`. */
  to: string | undefined
  /** Unset: backups are not encrypted. */
  key: string | undefined
  /** Unset: `s3://` is the server of the site's files. */
  s3: Omit<S3Settings, 'bucket'> | undefined
}

export interface Config {
  port: number
  host: string
  /** How many web processes `npm start` runs; with several, each of them shares its port. */
  webProcesses: number
  siteUrl: string
  dataDir: string
  /** `postgres://…`, or the path of the SQLite file. */
  databaseUrl: string
  /** The same database without the pool that `databaseUrl` may lead through: for what needs a session. */
  databaseDirectUrl: string
  /** Unset: objects are files under `dataDir`/objects. */
  s3: S3Settings | undefined
  /** `tcp://host:port` of clamd; unset: files are not scanned. */
  clamdUrl: string | undefined
  /** Unset: messages become .eml files under `dataDir`/mail. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The environment names the sender; otherwise it is the agency. */
  hasMailFrom: boolean
  leadsTo: string[]
  /** The environment names who gets the leads; otherwise it is the agency's address. */
  hasLeadsTo: boolean
  /** Answers to replies from the desk go there, with a token for each lead; unset: to the broker. */
  replyAddress: string | undefined
  /** The mailbox that answers are read from, `imaps://user:password@host/folder`; unset: none. */
  imapUrl: string | undefined
  /** Who has it may post messages that came by mail; unset: nobody. */
  incomingMailKey: string | undefined
  /** Every lead is posted there too, signed with the secret. */
  leadsWebhook: { url: string; secret: string } | undefined
  /** The hour of the office's day at which the agency gets its digest; undefined: none. */
  digestHour: number | undefined
  /** Leads older than this are deleted with their files; unset: they are kept. */
  retentionDays: number | undefined
  /** Notified by POST when something needs a person. */
  alertUrl: string | undefined
  backup: BackupSettings
  /** The first staff account, created at startup when there is none. */
  firstStaff: { email: string; password: string } | undefined
  /**
   * Signs and encrypts staff sessions and second factors; unset: generated once and stored under
   * `dataDir`.
   */
  authSecret: string | undefined
  trustedProxies: TrustedProxies
  /** The environment says whether proxies are trusted; otherwise none is. */
  hasTrustedProxies: boolean
  /** Traces are sent, to where OpenTelemetry's own variables say. */
  hasTraces: boolean
  /** The addresses and networks that may read /metrics. */
  metricsAllow: string[]
  limits: Limits
  /** The scheduling provider's booking page; unset: visitors request a call instead. */
  calendlyUrl: string | undefined
  /** Unset: no analytics and no consent banner. */
  analyticsId: string | undefined
  /** The agency's details by default: staff can set others. */
  site: Agency
}

let parsed: Config | undefined

/**
 * The settings of this process, read once from `.env` (when there is one) and the environment.
 * @throws ConfigError
 */
export function config(): Config {
  if (!parsed) {
    for (const [name, value] of Object.entries(readDotEnv())) process.env[name] ??= value
    parsed = parseConfig(process.env)
  }
  return parsed
}

/** The address at which a browser on this machine reaches a server that listens there. */
export function localAddress(host: string, port: number): string {
  const name = EVERY_ADDRESS[host] ?? host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Servers listen on these, but browsers may not be able to open them. */
const EVERY_ADDRESS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Reads settings from an environment. An empty variable counts as unset.
 * @throws ConfigError naming every invalid variable, never its value (it may be a secret).
 */
export function parseConfig(environment: Variables): Config {
  const env = checkSettings(environment)
  const dataDir = resolve(env.DATA_DIR)
  const databaseUrl = env.DATABASE_URL ?? resolve(dataDir, 'site.sqlite')
  return {
    port: env.PORT,
    host: env.HOST,
    webProcesses: env.WEB_PROCESSES,
    siteUrl: (env.SITE_URL ?? localAddress(env.HOST, env.PORT)).replace(/\/+$/, ''),
    dataDir,
    databaseUrl,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? databaseUrl,
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKey: env.S3_ACCESS_KEY ?? '',
          secretKey: env.S3_SECRET_KEY ?? '',
          bucket: env.S3_BUCKET ?? '',
        }
      : undefined,
    clamdUrl: env.CLAMD_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? mailboxOf(env.SITE_NAME, env.SITE_EMAIL),
    hasMailFrom: env.MAIL_FROM !== undefined,
    leadsTo: env.LEADS_TO ?? [env.SITE_EMAIL],
    hasLeadsTo: env.LEADS_TO !== undefined,
    replyAddress: env.REPLY_ADDRESS,
    imapUrl: env.IMAP_URL,
    incomingMailKey: env.INCOMING_MAIL_KEY,
    leadsWebhook: env.LEADS_WEBHOOK
      ? { url: env.LEADS_WEBHOOK, secret: env.LEADS_WEBHOOK_SECRET ?? '' }
      : undefined,
    digestHour: env.DIGEST_HOUR === 'off' ? undefined : env.DIGEST_HOUR,
    retentionDays: env.RETENTION_DAYS,
    alertUrl: env.ALERT_URL,
    backup: {
      to: env.BACKUP_TO,
      key: env.BACKUP_KEY,
      s3: env.BACKUP_S3_ENDPOINT
        ? {
            endpoint: env.BACKUP_S3_ENDPOINT,
            region: env.S3_REGION,
            accessKey: env.BACKUP_S3_ACCESS_KEY ?? '',
            secretKey: env.BACKUP_S3_SECRET_KEY ?? '',
          }
        : undefined,
    },
    firstStaff:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    authSecret: env.AUTH_SECRET,
    trustedProxies: env.TRUSTED_PROXIES ?? 0,
    hasTrustedProxies: env.TRUSTED_PROXIES !== undefined,
    hasTraces: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    metricsAllow: env.METRICS_ALLOW,
    limits: limitsOf(env),
    calendlyUrl: env.CALENDLY_URL,
    analyticsId: env.ANALYTICS_ID,
    site: {
      name: env.SITE_NAME,
      email: env.SITE_EMAIL,
      phone: env.SITE_PHONE,
      claimsPhone: env.CLAIMS_PHONE,
      blogPhone: env.BLOG_PHONE,
      street: env.SITE_STREET,
      town: OFFICE_TOWN,
      zip: '',
      position: OFFICE_POSITION,
      served: SERVED_CITIES,
      license: env.LICENSE_NUMBER,
      facebook: env.SOCIAL_FACEBOOK,
      twitter: env.SOCIAL_TWITTER,
      linkedin: env.SOCIAL_LINKEDIN,
      founded: env.FOUNDED ?? `${FOUNDED}`,
      years: `${YEARS_OF_EXPERIENCE}`,
      clients: env.CLIENTS_CLAIM ?? `${BOAT_OWNERS_SERVED}`,
      opens: OFFICE_HOURS.opens,
      closes: OFFICE_HOURS.closes,
      saturdayOpens: SATURDAY_HOURS.opens,
      saturdayCloses: SATURDAY_HOURS.closes,
      closings: [],
      insurers: [],
      costs: [],
    },
  }
}
