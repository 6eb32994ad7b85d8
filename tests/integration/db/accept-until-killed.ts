/**
 * A process that accepts leads, several at once, and tells its parent each reference. It kills itself in the
 * twentieth commit: with `before`, when the lead is written but not committed; with `after`, when it is committed
 * and nobody is answered.
 */
import pg from 'pg'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { openDatabase } from '../../../db/open.ts'
import { Handle } from '../../../db/sqlite/handle.ts'
import { leadOf } from '../../sites/run-until-killed.ts'

const AT_ONCE = 8
const FATAL_COMMIT = 20

const [, , url = '', when] = process.argv
const die = () => process.kill(process.pid, 'SIGKILL')
let commits = 0
const isFatal = (statement: unknown) => statement === 'commit' && ++commits === FATAL_COMMIT

const prepare = Handle.prototype.prepare
Handle.prototype.prepare = function (this: Handle, sql: string) {
  const statement = prepare.call(this, sql)
  if (isFatal(sql)) {
    if (when === 'after') statement.run()
    die()
  }
  return statement
}
const query = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  if (!isFatal(asked[0])) return Reflect.apply(query, this, asked)
  if (when === 'before') die()
  void (Reflect.apply(query, this, asked) as unknown as Promise<unknown>).then(die)
  // Nobody hears of it.
  return new Promise(() => {})
} as typeof query

const db = openDatabase(url)
for (let wave = 1; ; wave++) {
  const visitors = Array.from({ length: AT_ONCE }, async (_, at) => {
    const submissionKey = `${wave}-${at}`
    await acceptSubmission(db, leadOf(submissionKey))
    await new Promise((told) => process.send?.(submissionKey, told))
  })
  await Promise.all(visitors)
}
