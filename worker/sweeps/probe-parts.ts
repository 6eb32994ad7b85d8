import type { Config } from '../../src/settings/config.ts'
import type { Mailer } from '../mail/mailer.ts'
import { every } from '../queue/every.ts'
import { pingClamd } from '../scanner/ping.ts'

const SCANNER_INTERVAL_MS = 10_000
/** Each check signs in at the mail server, which may limit that. */
const MAIL_INTERVAL_MS = 5 * 60_000

/** Whether a part answered when the worker last asked it. */
interface PartState {
  answers: boolean
  at: string
}

/** The state of the parts that the web process does not talk to; those not configured are left out. */
export interface PartsState {
  scanner?: PartState
  mail?: PartState
}

/**
 * Checks at intervals whether the scanner and the mail server answer. It sends no mail.
 * @returns The latest state, updated in place, and what stops the checks.
 */
export function startProbing(
  { clamdUrl }: Pick<Config, 'clamdUrl'>,
  mail: Pick<Mailer, 'check'>,
): { state: PartsState; stop: () => void } {
  const state: PartsState = {}
  const check = (part: keyof PartsState, ask: () => Promise<void>) => async () => {
    const answers = await ask().then(
      () => true,
      () => false,
    )
    state[part] = { answers, at: new Date().toISOString() }
  }
  const ends: (() => unknown)[] = []
  // A check does not throw.
  const begin = (ms: number, run: () => Promise<void>) => ends.push(every(ms, run, () => {}))
  if (clamdUrl)
    begin(
      SCANNER_INTERVAL_MS,
      check('scanner', () => pingClamd(clamdUrl)),
    )
  const checkMail = mail.check?.bind(mail)
  if (checkMail) begin(MAIL_INTERVAL_MS, check('mail', checkMail))
  return {
    state,
    // Does not wait for a check in progress: a worker stops quickly.
    stop() {
      for (const end of ends) end()
    },
  }
}
