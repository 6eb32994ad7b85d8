import type { Config } from '../../src/settings/config.ts'
import type { Mailer, ServerState } from '../mail/mailer.ts'
import { every } from '../queue/every.ts'
import { pingClamd } from '../scanner/ping.ts'

const SCANNER_INTERVAL_MS = 10_000
/** Each check signs in at the mail server, which may limit that. */
const MAIL_INTERVAL_MS = 5 * 60_000

/** The state of the parts that the web process does not talk to; those not configured are left out. */
export interface PartsState {
  scanner?: ServerState
  mail?: ServerState
}

/**
 * Checks at intervals whether the scanner and the mail server answer. It sends no mail.
 * @returns The latest state, that of the mail server also by the messages sent meanwhile; and what stops the
 * checks.
 */
export function startProbing(
  { clamdUrl }: Pick<Config, 'clamdUrl'>,
  mail: Pick<Mailer, 'check' | 'server'>,
): { state: () => PartsState; stop: () => void } {
  let scanner: ServerState | undefined
  const checkScanner = async (url: string) => {
    const answers = await pingClamd(url).then(
      () => true,
      () => false,
    )
    scanner = { answers, at: new Date().toISOString() }
  }
  // What a check of mail meets, the mailer notes itself.
  const nothing = () => {}
  const ends = [
    clamdUrl && every(SCANNER_INTERVAL_MS, () => checkScanner(clamdUrl), nothing),
    mail.check && every(MAIL_INTERVAL_MS, async () => mail.check?.(), nothing),
  ]
  return {
    state: () => ({ ...(scanner && { scanner }), ...(mail.server && { mail: mail.server }) }),
    // Does not wait for a check in progress: a worker stops quickly.
    stop() {
      for (const end of ends) if (end) end()
    },
  }
}
