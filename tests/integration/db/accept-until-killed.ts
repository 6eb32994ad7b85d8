/**
 * A process that accepts leads, several at once, and tells its parent each reference. It kills itself in the
 * third shared commit: with `before`, when all leads of it are written but not committed; with `after`,
 * when they are committed and none is answered.
 */
import { acceptSubmission } from '../../../db/leads/submissions.ts'
import { openDatabase } from '../../../db/open.ts'
import { Handle } from '../../../db/sqlite/handle.ts'
import { quoteRequest } from '../../samples/leads.ts'

const AT_ONCE = 8
const FATAL_COMMIT = 3

const [, , url = '', when] = process.argv
const db = openDatabase(url)
const prepare = Handle.prototype.prepare
let commits = 0
Handle.prototype.prepare = function (this: Handle, sql: string) {
  const statement = prepare.call(this, sql)
  if (sql === 'commit' && ++commits === FATAL_COMMIT) {
    if (when === 'after') statement.run()
    process.kill(process.pid, 'SIGKILL')
  }
  return statement
}
for (let wave = 1; ; wave++) {
  const visitors = Array.from({ length: AT_ONCE }, async (_, at) => {
    const submissionKey = `${wave}-${at}`
    const email = `visitor-${submissionKey}@visitor.example`
    await acceptSubmission(db, quoteRequest({ submissionKey, email }))
    await new Promise((told) => process.send?.(submissionKey, told))
  })
  await Promise.all(visitors)
}
