import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { ACCOUNT_EMAIL } from './account-email.ts'
import { numbersIn } from './numbers-in.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_AUTH_SECRET_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './password-rules.ts'
import { parseNetworks, parseTrustedProxies } from './trusted-proxies.ts'

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
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
  'MOVE_TO',
  'MOVE_S3_ACCESS_KEY',
  'MOVE_S3_SECRET_KEY',
]

/** A place for backups, `s3://bucket/prefix`: the bucket, and what keys begin with. */
export const IN_BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/

/** What the variables say once they are checked: numbers are numbers, and what is unset has its default. */
export type Environment = ReturnType<typeof variables>['infer']

/**
 * Checks every variable.
 * @param given Those that are set, secrets read from their files.
 * @returns What they say, or what is wrong: `NAME must be …`, never with a value (it may be a secret).
 */
export function checkEnvironment(
  given: Record<string, string>,
): { environment: Environment; wrong?: never } | { environment?: never; wrong: string[] } {
  const { type } = arktype()
  const rules = variables(type)
  const environment = rules(given)
  if (!(environment instanceof type.errors)) return { environment }
  // Not what ArkType says is wrong: of a choice between rules it repeats the value.
  const shapes = new Map<string, string>(
    rules.props.map(({ key, value }) => [key, value.description]),
  )
  return {
    wrong: Object.keys(environment.byPath).map((name) => `${name} must be ${shapes.get(name)}`),
  }
}

/** Loaded by those alone that check: it takes 38 MB and 0.15 s. */
function arktype(): typeof import('arktype') {
  const load = createRequire(import.meta.url)
  // As in src/forms/arktype-without-eval.ts.
  load('arktype/config').configure({ jitless: true })
  return load('arktype')
}

/** Every environment variable, and what it must look like. */
function variables(type: typeof import('arktype').type) {
  const port = type('string.integer.parse |> 0 <= number <= 65535')
  const host = type('string').narrow(isHost).describe('a host name or address, without a port')
  const webAddress = type('string.url & /^https?:\\/\\//')
  const mailbox = type('string.email | /^[^<>]+ <[^@<>\\s]+@[^@<>\\s]+>$/')

  const server = type('string.url & /^https?:\\/\\/[^\\/?#@\\\\\\s]+\\/?$/')
  const s3Server = server.describe('an address like https://s3.example.com:9000, without a path')

  const bucketName = type('/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/').describe(
    'a name of 3 to 63 lowercase letters, digits, dots and dashes',
  )

  const postgresAddress = type('/^postgres(ql)?:\\/\\/./')
    .narrow((url) => URL.canParse(url))
    .describe(
      'an address like postgres://user:password@host/name, with %23 for a # and %40 for an @ in the password',
    )

  return type({
    PORT: port.describe('a port number from 0 to 65535').default('3000'),
    HOST: host.default('127.0.0.1'),
    WEB_PROCESSES: type('string.integer.parse |> 1 <= number <= 64')
      .describe('a number from 1 to 64')
      .default('1'),
    STOP_DELAY: type('string.integer.parse |> 0 <= number <= 60')
      .describe('a number of seconds from 0 to 60')
      .default('0'),
    CDN_SECONDS: type('string.integer.parse |> 0 <= number <= 86400')
      .describe('a number of seconds from 0 to 86400')
      .default('0'),
    // Read by launch/memory.sh, since it decides how Node itself is started.
    'SITE_MEMORY?': type("'small' | 'large'").describe('small or large'),
    PAGES_AHEAD: type("'on' | 'off'").describe('on or off').default('on'),
    'SITE_URL?': server.describe('an address like https://www.example.com, without a path'),
    DATA_DIR: type('string > 0').describe('a folder').default('.data'),
    'DATABASE_URL?': postgresAddress,
    'DATABASE_DIRECT_URL?': postgresAddress,
    'S3_ENDPOINT?': s3Server,
    'S3_PUBLIC_ENDPOINT?': s3Server,
    S3_REGION: type('/^[\\w-]+$/').describe('the name of a region').default('us-east-1'),
    'S3_ACCESS_KEY?': 'string',
    'S3_SECRET_KEY?': 'string',
    'S3_BUCKET?': bucketName,
    'CLAMD_URL?': type('/^tcp:\\/\\/([\\w.-]+|\\[[\\da-fA-F:]+\\]):\\d{1,5}\\/?$/').describe(
      'an address like tcp://localhost:3310',
    ),
    'SMTP_URL?': type('/^smtps?:\\/\\/./')
      .narrow((url) => URL.canParse(url) && new URL(url).hostname !== '')
      .describe(
        'an address like smtp://user:password@host:587, with %23 for a # and %40 for an @ in the password',
      ),
    'MAIL_FROM?': mailbox.describe('an email address, or Name <address>'),
    'LEADS_TO?': type('/^\\s*[^@\\s,]+@[^@\\s,]+(\\s*,\\s*[^@\\s,]+@[^@\\s,]+)*\\s*$/').describe(
      'one or more email addresses with commas between them',
    ),
    'WORKER_HEALTH_PORT?': port.describe('a port number from 0 to 65535'),
    WORKER_HEALTH_HOST: host.default('127.0.0.1'),
    'OTEL_EXPORTER_OTLP_ENDPOINT?': webAddress.describe('an address like http://localhost:4318'),
    'OTEL_TRACES_SAMPLER_ARG?': type('string.numeric.parse |> 0 <= number <= 1').describe(
      'a number from 0 to 1',
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
    'BACKUP_TO?': type('string > 0')
      .narrow((place) => !place.startsWith('s3:') || IN_BUCKET.test(place))
      .describe('a folder, or an address like s3://bucket/prefix'),
    'BACKUP_KEY?': type('/^AGE-SECRET-KEY-1[02-9A-Z]+$/').describe(
      'a key that npm run backup -- --new-key has made',
    ),
    BACKUP_MAX_AGE_HOURS: type('string.integer.parse |> 1 <= number <= 8784')
      .describe('a number of hours')
      .default('26'),
    'BACKUP_S3_ENDPOINT?': s3Server,
    BACKUP_S3_REGION: type('/^[\\w-]+$/').describe('the name of a region').default('us-east-1'),
    'BACKUP_S3_ACCESS_KEY?': 'string',
    'BACKUP_S3_SECRET_KEY?': 'string',
    'MOVE_TO?': type('string > 0').describe(
      'an address like postgres://user:password@host/name, or a folder',
    ),
    'MOVE_S3_ENDPOINT?': s3Server,
    MOVE_S3_REGION: type('/^[\\w-]+$/').describe('the name of a region').default('us-east-1'),
    'MOVE_S3_ACCESS_KEY?': 'string',
    'MOVE_S3_SECRET_KEY?': 'string',
    'MOVE_S3_BUCKET?': bucketName,
    'ADMIN_EMAIL?': type(ACCOUNT_EMAIL).describe('an email address'),
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
    'METRICS_ALLOW?': type('string')
      .narrow((setting) => parseNetworks(setting) !== undefined)
      .describe('addresses or networks with commas between them, like 127.0.0.1,10.0.0.0/8'),
    SUBMIT_LIMIT: type('string')
      .narrow((setting) => numbersIn(setting, 3) !== undefined)
      .describe('three numbers from 1 with commas between them, like 8,60,3')
      .default('8,60,3'),
    UPLOAD_LIMIT: type('string')
      .narrow((setting) => numbersIn(setting, 2) !== undefined)
      .describe('two numbers of megabytes with a comma between them, like 300,10000')
      .default('300,10000'),
    MAIL_LIMIT: type('string')
      .narrow((setting) => numbersIn(setting, 2) !== undefined)
      .describe('two numbers from 1 with a comma between them, like 60,1')
      .default('60,1'),
    FORM_SECONDS: type('string.integer.parse |> 0 <= number <= 60')
      .describe('a number of seconds from 0 to 60')
      .default('2'),
    'DISK_RESERVE?': type('string.integer.parse |> 0 <= number <= 10000000').describe(
      'a number of megabytes',
    ),
    'CALENDLY_URL?': type('string.url & /^https:\\/\\//').describe(
      'an address like https://calendly.com/agency/consultation',
    ),
    'ANALYTICS_ID?': type('/^[A-Z]{1,3}-[A-Z\\d-]+$/').describe('a measurement id like G-ABC123'),
    SITE_NAME: type('string > 0').describe('a name').default('Fayerweather Marine'),
    SITE_EMAIL: type('string.email')
      .describe('an email address')
      .default('hello@fayerweathermarine.example'),
    'SITE_PHONE?': type('/^\\+?[()\\d .-]{7,30}$/').describe('a phone number'),
    'CLAIMS_PHONE?': type('/^\\+?[()\\d .-]{7,30}$/').describe('a phone number'),
    'BLOG_PHONE?': type('/^\\+?[()\\d .-]{7,30}$/').describe('a phone number'),
    SITE_STREET: type('string > 0').describe('a street and number').default('1 Harbor Street'),
    'LICENSE_NUMBER?': type('string > 0').describe('a license number'),
    'FOUNDED?': type('/^(1[6-9]|20)\\d\\d$/').describe('a year like 2005'),
    'CLIENTS_CLAIM?': type('/^[1-9]\\d{0,6}$/').describe('a whole number without commas'),
    SOCIAL_FACEBOOK: webAddress
      .describe('an address')
      .default('https://www.facebook.com/fayerweathermarine.example'),
    SOCIAL_TWITTER: webAddress.describe('an address').default('https://x.com/fayerweather_example'),
    SOCIAL_LINKEDIN: webAddress
      .describe('an address')
      .default('https://www.linkedin.com/company/fayerweathermarine.example'),
  })
}

/** Whether it can be one: whether this machine has it shows when a server listens. */
function isHost(text: string): boolean {
  return isIP(text) !== 0 || (/^[^\s:/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`))
}
