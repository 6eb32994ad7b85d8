/**
 * A process that accepts leads on Postgres, several at once, and tells its parent each reference. It kills itself
 * with the fifth statement that stores leads: with `before`, when that is on its way to the server; with `after`,
 * when it is committed and nobody is answered.
 */
import pg from 'pg'
import { acceptSubmission } from '../../../db/leads/submissions.ts'
import { openDatabase } from '../../../db/open.ts'
import { quoteRequest } from '../../samples/leads.ts'

const AT_ONCE = 8
const FATAL_STATEMENT = 5

const [, , url = '', when] = process.argv
const db = openDatabase(url)
const query = pg.Client.prototype.query
let statements = 0
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  const result: unknown = Reflect.apply(query, this, asked)
  const [first] = asked as [string | { text: string }]
  const text = typeof first === 'string' ? first : first.text
  if (!text.includes('insert into submissions') || ++statements < FATAL_STATEMENT) return result
  const die = () => process.kill(process.pid, 'SIGKILL')
  if (when === 'before') setImmediate(die)
  else void (result as Promise<unknown>).then(die)
  // Nobody hears of it.
  return new Promise(() => {})
} as typeof query
for (let wave = 1; ; wave++) {
  const visitors = Array.from({ length: AT_ONCE }, async (_, at) => {
    const submissionKey = `${wave}-${at}`
    const email = `visitor-${submissionKey}@visitor.example`
    await acceptSubmission(db, quoteRequest({ submissionKey, email }))
    await new Promise((told) => process.send?.(submissionKey, told))
  })
  await Promise.all(visitors)
}
