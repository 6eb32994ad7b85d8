import { readFileSync } from 'node:fs'
import { checkEnvironment, type Environment, SECRETS } from './environment.ts'

export type Variables = Record<string, string | undefined>

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

/** @throws ConfigError */
export function checkSettings(environment: Variables): Environment {
  const problems: string[] = []
  const given = readSecretFiles(environment, problems)
  const { environment: right, wrong } = checkEnvironment(given)
  problems.push(...wrong, ...missingSettings(given), ...unreadAnswers(given))
  if (problems.length > 0) throw new ConfigError(problems)
  return right
}

/** Settings that depend on each other. */
const NEEDS: [setting: string, others: string[]][] = [
  ['SMTP_URL', ['MAIL_FROM', 'LEADS_TO', 'SITE_URL']],
  ['S3_ENDPOINT', ['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET']],
  ['BACKUP_S3_ENDPOINT', ['BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY']],
  ['ADMIN_EMAIL', ['ADMIN_PASSWORD']],
  ['ADMIN_PASSWORD', ['ADMIN_EMAIL']],
  ['DATABASE_URL', ['AUTH_SECRET']],
  ['DATABASE_DIRECT_URL', ['DATABASE_URL']],
  ['LEADS_WEBHOOK', ['LEADS_WEBHOOK_SECRET']],
]

/** A secret whose file cannot be read is reported only once. */
function missingSettings(given: Variables): string[] {
  return NEEDS.flatMap(([setting, others]) =>
    given[setting]
      ? others
          .filter((name) => !given[name] && !(SECRETS.includes(name) && given[`${name}_FILE`]))
          .map((name) => `${name} is required when ${setting} is set`)
      : [],
  )
}

/** What visitors answer must not go to an address that nothing reads. */
function unreadAnswers(given: Variables): string[] {
  const isRead = ['IMAP_URL', 'INCOMING_MAIL_KEY'].some(
    (name) => given[name] || given[`${name}_FILE`],
  )
  return given.REPLY_ADDRESS && !isRead
    ? ['IMAP_URL or INCOMING_MAIL_KEY is required when REPLY_ADDRESS is set']
    : []
}

/** The variables that are set, with the secrets that lie in files. */
function readSecretFiles(environment: Variables, problems: string[]): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) if (value?.trim()) settings[name] = value
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
