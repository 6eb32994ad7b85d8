import type { Campaign } from '../sites/visitors.ts'
import { recordFault } from '../tools/record-fault.ts'
import { acceptedTwice, lostReferences, repeats, slowestMessageMs } from './lead-messages.ts'

/** The two lines of a campaign with leads: the leads themselves, and their messages. */
export async function recordLeads(fault: string, campaign: Campaign): Promise<void> {
  const { database, db, peer, visitors } = campaign
  const acknowledged = visitors.references.size
  recordFault({
    fault: `${fault}: leads`,
    database,
    tries: visitors.tried,
    acknowledged,
    lost: (await lostReferences(db, visitors.references)).length,
    doubled: await acceptedTwice(db),
    longestMs: visitors.longestMs,
  })
  const messages = await slowestMessageMs(peer, visitors)
  const again = [...repeats(peer).values()].reduce((sum, one) => sum + one, 0)
  recordFault({
    fault: `${fault}: their messages`,
    database,
    tries: 2 * acknowledged,
    acknowledged: 2 * acknowledged,
    lost: messages.missing,
    doubled: again,
    longestMs: messages.longestMs,
  })
}
