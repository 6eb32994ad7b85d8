import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { distance } from 'fastest-levenshtein'
import { ConfigError } from './checked-settings.ts'
import { SECRETS, SETTING_NAMES } from './environment.ts'

const KNOWN = [...SETTING_NAMES, ...SECRETS.map((name) => `${name}_FILE`)]

/** What `docker-compose.yml` and the Dockerfile read, and what Node, npm, OpenTelemetry and the driver of Postgres do. */
const ELSEWHERE =
  /^(SITE_(HOST|ADDRESS|PORT|IMAGE)|BACKUP_(FOLDER|KEEP|EVERY_HOURS)|BUILD_COMMIT|[A-Z]+_IMAGE|TZ|LANG|DEBUG|CI|(COMPOSE|OTEL|NODE|NPM|PG|UV|MIMALLOC|LC|GIT)_?[A-Z_]*|(HTTPS?|NO)_PROXY)$/i

/** The environment is full of other programs' variables: there, these and what is close to a setting count. */
const OWN_PREFIX = /^(SMTP|S3|BACKUP|LEADS|STAFF|SITE)_/
/** Of a name's letters, one in so many may be wrong; a short name is close to too much. */
const LETTERS_A_MISTAKE = 4
const SHORTEST = 6

/** Says of every setting that the site does not know so, once at a start: most are mistyped. */
export function warnOfUnknownSettings(): void {
  for (const line of unknownSettings(Object.keys(readDotEnv()), Object.keys(process.env))) {
    console.warn(line)
  }
}

/**
 * A line about each name that is no setting.
 * @param inFile The names in `.env`, which is the site's own.
 * @param inEnvironment Those of the process.
 */
export function unknownSettings(inFile: string[], inEnvironment: string[]): string[] {
  const others = inEnvironment.filter(
    (name) => !inFile.includes(name) && (OWN_PREFIX.test(name) || nearest(name)),
  )
  return [...inFile, ...others]
    .filter((name) => !KNOWN.includes(name) && !ELSEWHERE.test(name))
    .map((name) => {
      const meant = nearest(name)
      return `Unknown setting ${name}: ${meant ? `did you mean ${meant}?` : '.env.example lists all that there are.'}`
    })
}

/** The setting that a name is close to, if there is one. */
function nearest(name: string): string | undefined {
  const [best] = KNOWN.filter((known) => known.length >= SHORTEST)
    .map((known) => ({ known, mistakes: distance(name.toUpperCase(), known) }))
    .filter(({ known, mistakes }) => mistakes <= known.length / LETTERS_A_MISTAKE)
    .sort((one, other) => one.mistakes - other.mistakes)
  return best?.known
}

/** Some editors of Windows begin a file with it; Node takes it for a part of the first name. */
const BYTE_ORDER_MARK = /^\uFEFF/
/** For a value of blanks alone Node takes the next line. */
const BLANK_VALUE = /=[ \t]+$/gm

/**
 * What `.env` sets; nothing when there is none.
 * @throws ConfigError
 */
export function readDotEnv(): NodeJS.Dict<string> {
  if (!existsSync('.env')) return {}
  try {
    const text = readFileSync('.env', 'utf8')
    return parseEnv(text.replace(BYTE_ORDER_MARK, '').replace(BLANK_VALUE, '='))
  } catch {
    throw new ConfigError(['.env must be a file that this process can read'])
  }
}
