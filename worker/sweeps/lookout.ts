import type { Config } from '../../src/settings/config.ts'
import type { MailRoom } from '../mail/letter.ts'
import { every } from '../queue/every.ts'
import { pingClamd } from '../scanner/ping.ts'

const SCANNER_INTERVAL_MS = 10_000
/** Each look is a sign-in at the mail server, which counts them. */
const MAIL_INTERVAL_MS = 5 * 60_000

/** Whether a part answered when the worker last asked it. */
interface Seen {
  answers: boolean
  at: string
}

/** What the worker sees of the parts that the web process does not talk to; unasked ones are left out. */
export interface Sight {
  scanner?: Seen
  mail?: Seen
}

/**
 * Asks the scanner and the mail server again and again whether they answer. It sends no mail.
 * @returns What it has seen, kept up to date, and its end.
 */
export function startLookout(
  { clamdUrl }: Pick<Config, 'clamdUrl'>,
  mail: Pick<MailRoom, 'check'>,
): { sight: Sight; end: () => void } {
  const sight: Sight = {}
  const look = (part: keyof Sight, ask: () => Promise<void>) => async () => {
    const answers = await ask().then(
      () => true,
      () => false,
    )
    sight[part] = { answers, at: new Date().toISOString() }
  }
  const ends: (() => unknown)[] = []
  // A look does not throw.
  const begin = (ms: number, run: () => Promise<void>) => ends.push(every(ms, run, () => {}))
  if (clamdUrl)
    begin(
      SCANNER_INTERVAL_MS,
      look('scanner', () => pingClamd(clamdUrl)),
    )
  const check = mail.check?.bind(mail)
  if (check) begin(MAIL_INTERVAL_MS, look('mail', check))
  return {
    sight,
    // A look in progress is not waited for: the stop of a worker is short.
    end() {
      for (const end of ends) end()
    },
  }
}
