import { expect, test, vi } from 'vitest'
import { closeTables } from '../../../db/move/close.ts'
import { saveMove } from '../../../db/ops/moves.ts'
import { log } from '../../../src/http/log.ts'
import { readiness } from '../../../src/server/routes/readiness.ts'
import { flashOf } from '../../../src/staff/session/flash.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { cookiesOf, makeStaff, PASSWORD, staffSite } from '../../staff/staff-site.ts'

const WHERE = 'Postgres at 10.0.0.7:5432/site, bucket private'
const HOUR_MS = 3_600_000
let hours = 0
const RIGHT = { email: 'anna@agency.example', password: PASSWORD }

onBothDatabases('a site that has moved away', (open) => {
  test('says so to everybody, and where only in the log', async () => {
    const database = await open()
    const { db, dataDir } = database
    await makeStaff(database)
    const { post, postJson } = staffSite(database)
    const said = async () => {
      const { body } = await readiness({ db, store: openObjectStore({ dataDir }) })
      return body
    }
    await saveMove(db, { role: 'source', state: 'closed', target: WHERE, move_id: 'one' })
    await db
      .transaction()
      .execute((tx) =>
        closeTables(tx, ['heartbeats', 'sign_in_tries'], `The site has moved to ${WHERE}`),
      )
    // It tries to write at most every ten seconds.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ++hours * HOUR_MS)
    const warned = vi.spyOn(log, 'warn')
    expect(await said()).toMatchObject({ writing: 'fails: the site has moved' })
    expect(JSON.stringify(await said())).not.toMatch(/10\.0\.0\.7|bucket/)
    const [logged] = warned.mock.calls.map(([said]) => String((said as { err: unknown }).err))
    expect(logged).toContain(WHERE)
    vi.restoreAllMocks()

    const answer = await post('/sign-in', RIGHT)
    expect(flashOf(cookiesOf(answer))?.text).toMatch(/^The site has moved to another server/)
    const passkey = await postJson('/passkey/options', {})
    expect((await passkey.json()).message).toMatch(/^The site has moved to another server/)
  })
})
