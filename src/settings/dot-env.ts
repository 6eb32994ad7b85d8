import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from './checked-settings.ts'

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
