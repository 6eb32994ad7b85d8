/**
 * A process that stands still when it is about to commit a lead, as if its machine were suspended. Continued, it
 * tells its parent what came of the lead, and of sending it again.
 */
import pg from 'pg'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { openDatabase } from '../../../db/open.ts'
import { judgingOfStranger } from '../../samples/leads.ts'
import { leadOf } from '../../sites/run-until-killed.ts'

const [, , url = '', key = ''] = process.argv
const query = pg.Client.prototype.query
let hasStood = false
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  if (asked[0] === 'commit' && !hasStood) {
    hasStood = true
    process.kill(process.pid, 'SIGSTOP')
  }
  return Reflect.apply(query, this, asked)
} as typeof query

const db = openDatabase(url)
const accept = () => acceptSubmission(db, leadOf(key), { judging: judgingOfStranger() })
const first = await accept().then(
  () => 'accepted',
  () => 'refused',
)
const { repeated } = await accept()
process.send?.({ first, repeated })
await db.destroy()
process.disconnect()
