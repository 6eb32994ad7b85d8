import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { openDatabase } from '../../../db/open.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { startPgBouncer } from '../../servers/pgbouncer.ts'
import { until } from '../../tools/until.ts'

const PROGRAM = join(import.meta.dirname, 'stand-still.ts')
/** Four times what Postgres waits. */
const SOON_MS = 20_000

describeWith(
  ['postgres', 'pgbouncer'],
  'a process that stands still in the middle of a lead',
  () => {
    test.each([
      ['directly', async (url: string) => url],
      ['through PgBouncer', async (url: string) => startPgBouncer(url, 2)],
    ])('connected %s holds up no other, and its lead is there once', async (_, through) => {
      const { url, db } = await openPostgres()
      const address = await through(url)
      const hung = fork(PROGRAM, [address, 'hung'], {
        execPath: resolve('node_modules/.bin/node'),
        execArgv: [],
      })
      onTestFinished(() => void hung.kill('SIGKILL'))
      await until('it stands still', () => isStopped(hung.pid))
      const other = openDatabase(address)
      onTestFinished(() => other.destroy())
      const began = performance.now()
      await acceptSubmission(other, quoteRequest(), { judging: judgingOfStranger() })
      expect(performance.now() - began).toBeLessThan(SOON_MS)
      expect(await leads()).toBe(1)
      const told = once(hung, 'message')
      hung.kill('SIGCONT')
      // Tried again by itself where it learns in time that its transaction has ended.
      expect((await told)[0]).toBeOneOf([
        { first: 'refused', repeated: false },
        { first: 'accepted', repeated: true },
      ])
      expect(await leads()).toBe(2)
      // The session is somebody else's next.
      const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(other)
      expect(rows).toEqual([{ idle_in_transaction_session_timeout: '0' }])

      async function leads() {
        return (await db.selectFrom('submissions').select('id').execute()).length
      }
    })
  },
)

function isStopped(pid: number | undefined): boolean {
  return /^State:\tT/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
}
