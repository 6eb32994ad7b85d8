import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type } from 'arktype'
import {
  MAX_PASSWORD_LENGTH,
  MIN_AUTH_SECRET_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './password-rules.ts'
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

export interface S3Settings {
  /** `http(s)://host:port` */
  endpoint: string
  /** The same server where a browser reaches it; unset: files come through the web process. */
  publicEndpoint?: string | undefined
  region: string
  accessKey: string
  secretKey: string
  bucket: string
}

export interface Config {
  port: number
  host: string
  siteUrl: string
  dataDir: string
  /** `postgres://…`, or the path of the SQLite file. */
  databaseUrl: string
  /** Unset: objects are files under `dataDir`/objects. */
  s3: S3Settings | undefined
  /** `tcp://host:port` of clamd; unset: files are not scanned. */
  clamdUrl: string | undefined
  /** Unset: messages become .eml files under `dataDir`/mail. */
  smtpUrl: string | undefined
  mailFrom: string
  leadsTo: string[]
  /** Every lead is posted there too, signed with the secret. */
  leadsWebhook: { url: string; secret: string } | undefined
  /** The hour of the office's day at which the agency gets its digest; undefined: none. */
  digestHour: number | undefined
  /** Leads older than this are deleted with their files; unset: they are kept. */
  retentionDays: number | undefined
  /** Notified by POST when something needs a person. */
  alertUrl: string | undefined
  /** The first staff account, created at startup when there is none. */
  firstStaff: { email: string; password: string } | undefined
  /**
   * Signs and encrypts staff sessions and second factors; unset: generated once and stored under
   * `dataDir`.
   */
  authSecret: string | undefined
  trustedProxies: TrustedProxies
  /** The scheduling provider's booking page; unset: visitors request a call instead. */
  calendlyUrl: string | undefined
  /** Unset: no analytics and no consent banner. */
  analyticsId: string | undefined
  site: {
    name: string
    email: string
    phone: string
    /** Shown next to articles. */
    blogPhone: string
    street: string
    license: string | undefined
    facebook: string
    twitter: string
    linkedin: string
  }
}

/** The environment is invalid; the message lists every invalid variable and its expected format. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      problems.length === 1
        ? `The site cannot start with these settings: ${problems[0]}.`
        : `The site cannot start with these settings:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    )
    this.name = 'ConfigError'
  }
}

let parsed: Config | undefined

/**
 * The settings of this process, read once from `.env` (when there is one) and the environment.
 * @throws ConfigError
 */
export function config(): Config {
  if (!parsed) {
    loadDotEnv()
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

function loadDotEnv() {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch {
    throw new ConfigError(['.env must be a file that this process can read'])
  }
}

/** From the numbers reserved for fiction. */
const DEFAULT_PHONE = '203-555-0142'
const DEFAULT_BLOG_PHONE = '203-555-0147'

const SECRETS = [
  'DATABASE_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'AUTH_SECRET',
  'LEADS_WEBHOOK_SECRET',
]

const port = type('string.integer.parse |> 0 <= number <= 65535')
const webAddress = type('string.url & /^https?:\\/\\//')
const mailbox = type('string.email | /^[^<>]+ <[^@<>\\s]+@[^@<>\\s]+>$/')

const s3Server = type('string.url & /^https?:\\/\\/[^\\/?#@]+\\/?$/').describe(
  'an address like https://s3.example.com:9000, without a path',
)

const Environment = type({
  PORT: port.describe('a port number from 0 to 65535').default('3000'),
  HOST: type('string > 0').describe('a host name or address').default('127.0.0.1'),
  'SITE_URL?': webAddress.describe('an address like https://www.example.com'),
  DATA_DIR: type('string > 0').describe('a folder').default('.data'),
  'DATABASE_URL?': type('/^postgres(ql)?:\\/\\/./')
    .narrow((url) => URL.canParse(url))
    .describe(
      'an address like postgres://user:password@host/name, with %23 for a # and %40 for an @ in the password',
    ),
  'S3_ENDPOINT?': s3Server,
  'S3_PUBLIC_ENDPOINT?': s3Server,
  S3_REGION: type('/^[\\w-]+$/').describe('the name of a region').default('us-east-1'),
  'S3_ACCESS_KEY?': 'string',
  'S3_SECRET_KEY?': 'string',
  'S3_BUCKET?': type('/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/').describe(
    'a name of 3 to 63 lowercase letters, digits, dots and dashes',
  ),
  'CLAMD_URL?': type('/^tcp:\\/\\/([\\w.-]+|\\[[\\da-fA-F:]+\\]):\\d{1,5}\\/?$/').describe(
    'an address like tcp://localhost:3310',
  ),
  'SMTP_URL?': type('/^smtps?:\\/\\/./').describe('an address like smtp://user:password@host:587'),
  'MAIL_FROM?': mailbox.describe('an e-mail address, or Name <address>'),
  'LEADS_TO?': type('/^\\s*[^@\\s,]+@[^@\\s,]+(\\s*,\\s*[^@\\s,]+@[^@\\s,]+)*\\s*$/').describe(
    'one or more e-mail addresses with commas between them',
  ),
  'ALERT_URL?': webAddress.describe('an address like https://hooks.example.com/alert'),
  'LEADS_WEBHOOK?': webAddress.describe('an address like https://crm.example.com/leads'),
  'LEADS_WEBHOOK_SECRET?': type('/^whsec_[A-Za-z0-9+\\/]{32,}={0,2}$/').describe(
    'whsec_ and at least 24 random bytes in base64',
  ),
  DIGEST_HOUR: type('string.integer.parse |> 0 <= number <= 23')
    .or("'off'")
    .describe('an hour from 0 to 23, or off')
    .default('8'),
  'RETENTION_DAYS?': type('string.integer.parse |> 1 <= number <= 36500').describe(
    'a number of days',
  ),
  'ADMIN_EMAIL?': type('string.email').describe('an e-mail address'),
  'ADMIN_PASSWORD?': type(`${MIN_PASSWORD_LENGTH} <= string <= ${MAX_PASSWORD_LENGTH}`).describe(
    `a password of at least ${MIN_PASSWORD_LENGTH} characters`,
  ),
  'AUTH_SECRET?': type(`string >= ${MIN_AUTH_SECRET_LENGTH}`).describe(
    `at least ${MIN_AUTH_SECRET_LENGTH} random characters`,
  ),
  TRUSTED_PROXIES: type('string')
    .narrow((setting) => parseTrustedProxies(setting) !== undefined)
    .describe('a number of proxies, or their addresses with commas between them')
    .default('0'),
  'CALENDLY_URL?': type('string.url & /^https:\\/\\//').describe(
    'an address like https://calendly.com/agency/consultation',
  ),
  'ANALYTICS_ID?': type('/^[A-Z]{1,3}-[A-Z\\d-]+$/').describe('a measurement id like G-ABC123'),
  SITE_NAME: type('string > 0').describe('a name').default('Fayerweather Marine'),
  SITE_EMAIL: type('string.email')
    .describe('an e-mail address')
    .default('hello@fayerweathermarine.example'),
  'SITE_PHONE?': type('/^[+()\\d .-]{7,}$/').describe('a phone number'),
  'BLOG_PHONE?': type('/^[+()\\d .-]{7,}$/').describe('a phone number'),
  SITE_STREET: type('string > 0').describe('a street and number').default('1 Harbor Street'),
  'LICENSE_NUMBER?': type('string > 0').describe('a license number'),
  SOCIAL_FACEBOOK: webAddress
    .describe('an address')
    .default('https://www.facebook.com/fayerweathermarine.example'),
  SOCIAL_TWITTER: webAddress.describe('an address').default('https://x.com/fayerweather_example'),
  SOCIAL_LINKEDIN: webAddress
    .describe('an address')
    .default('https://www.linkedin.com/company/fayerweathermarine.example'),
})

/**
 * Reads settings from an environment. An empty variable counts as unset.
 * @throws ConfigError naming every invalid variable, never its value (it may be a secret).
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const given = readSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim())),
    problems,
  )
  const env = Environment(given)
  const wrong = env instanceof type.errors ? env : []
  problems.push(...wrong.map((error) => `${error.path.join('.')} must be ${error.expected}`))
  problems.push(...missingSettings(given))
  if (env instanceof type.errors || problems.length > 0) throw new ConfigError(problems)
  const dataDir = resolve(env.DATA_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: (env.SITE_URL ?? localAddress(env.HOST, env.PORT)).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? resolve(dataDir, 'site.sqlite'),
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          publicEndpoint: env.S3_PUBLIC_ENDPOINT,
          region: env.S3_REGION,
          accessKey: env.S3_ACCESS_KEY ?? '',
          secretKey: env.S3_SECRET_KEY ?? '',
          bucket: env.S3_BUCKET ?? '',
        }
      : undefined,
    clamdUrl: env.CLAMD_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.SITE_NAME} <${env.SITE_EMAIL}>`,
    leadsTo: (env.LEADS_TO ?? env.SITE_EMAIL).split(',').map((address) => address.trim()),
    leadsWebhook: env.LEADS_WEBHOOK
      ? { url: env.LEADS_WEBHOOK, secret: env.LEADS_WEBHOOK_SECRET ?? '' }
      : undefined,
    digestHour: env.DIGEST_HOUR === 'off' ? undefined : env.DIGEST_HOUR,
    retentionDays: env.RETENTION_DAYS,
    alertUrl: env.ALERT_URL,
    firstStaff:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    authSecret: env.AUTH_SECRET,
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES) ?? 0,
    calendlyUrl: env.CALENDLY_URL,
    analyticsId: env.ANALYTICS_ID,
    site: {
      name: env.SITE_NAME,
      email: env.SITE_EMAIL,
      phone: env.SITE_PHONE ?? DEFAULT_PHONE,
      blogPhone: env.BLOG_PHONE ?? DEFAULT_BLOG_PHONE,
      street: env.SITE_STREET,
      license: env.LICENSE_NUMBER,
      facebook: env.SOCIAL_FACEBOOK,
      twitter: env.SOCIAL_TWITTER,
      linkedin: env.SOCIAL_LINKEDIN,
    },
  }
}

/** Settings that depend on each other. */
const NEEDS: [setting: string, others: string[]][] = [
  ['SMTP_URL', ['MAIL_FROM', 'LEADS_TO', 'SITE_URL']],
  ['S3_ENDPOINT', ['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET']],
  ['S3_PUBLIC_ENDPOINT', ['S3_ENDPOINT']],
  ['ADMIN_EMAIL', ['ADMIN_PASSWORD']],
  ['ADMIN_PASSWORD', ['ADMIN_EMAIL']],
  ['DATABASE_URL', ['AUTH_SECRET']],
  ['LEADS_WEBHOOK', ['LEADS_WEBHOOK_SECRET']],
]

/** A secret whose file cannot be read is reported only once. */
function missingSettings(given: Record<string, string | undefined>): string[] {
  return NEEDS.flatMap(([setting, others]) =>
    given[setting]
      ? others
          .filter((name) => !given[name] && !(SECRETS.includes(name) && given[`${name}_FILE`]))
          .map((name) => `${name} is required when ${setting} is set`)
      : [],
  )
}

function readSecretFiles(given: Record<string, string | undefined>, problems: string[]) {
  const settings = { ...given }
  for (const name of SECRETS) {
    const path = settings[`${name}_FILE`]
    if (!path) continue
    if (settings[name]) problems.push(`${name} and ${name}_FILE are both set: set only one`)
    try {
      const secret = readFileSync(path, 'utf8').trim()
      if (secret) settings[name] = secret
      else problems.push(`${name}_FILE must name a file that is not empty`)
    } catch {
      problems.push(`${name}_FILE must name a file that this process can read`)
    }
  }
  return settings
}
