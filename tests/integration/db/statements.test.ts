import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { Handle } from '../../../db/sqlite/handle.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

/**
 * How many statements a usual lead may take, each of which is felt at hundreds a second; on Postgres each is a
 * message to the server and its answer. Whoever adds one measures first: `npm run bench -- leads`.
 */
const MOST = { SQLite: 10, Postgres: 10 }

onBothDatabases('a lead', (open, kind) => {
  test(`takes ${MOST[kind]} statements`, async () => {
    const { db } = await open()
    const judging = judgingOfStranger()
    await acceptSubmission(db, quoteRequest(), { judging })
    const spied =
      kind === 'SQLite'
        ? vi.spyOn(Handle.prototype, 'prepare')
        : vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => spied.mockRestore())
    await acceptSubmission(db, quoteRequest(), { judging })
    const statements = spied.mock.calls.map(([statement]) => statement)
    expect(statements).toHaveLength(MOST[kind])
  })
})
