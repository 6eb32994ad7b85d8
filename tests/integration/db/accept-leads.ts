/** A process that accepts leads at once, some of them from the same address, and tells its parent when all are. */
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { openDatabase } from '../../../db/open.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'

const [, , url = '', ofOne, ofOthers, inAll] = process.argv
const db = openDatabase(url)
const judged = Array.from({ length: Number(ofOne) + Number(ofOthers) }, (_, at) => {
  const { client, ...judging } = judgingOfStranger()
  client.limits.requests.inAll = Number(inAll)
  if (at < Number(ofOne)) client.address = 'of one'
  return { client, ...judging }
})
await Promise.all(judged.map((judging) => acceptSubmission(db, quoteRequest(), { judging })))
await db.destroy()
