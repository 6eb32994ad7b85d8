import { parseEnv } from 'node:util'

/** Some editors of Windows begin a file with it; Node takes it for a part of the first name. */
const BYTE_ORDER_MARK = /^\uFEFF/
/** For a value of blanks alone Node takes the next line. */
const BLANK_VALUE = /=[ \t]+$/gm

/** What a `.env` sets. */
export function parseDotEnv(text: string): NodeJS.Dict<string> {
  return parseEnv(text.replace(BYTE_ORDER_MARK, '').replace(BLANK_VALUE, '='))
}
