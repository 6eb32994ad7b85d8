import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailboxOf } from '../../db/limits/mail-quota.ts'
import type { Db } from '../../db/open.ts'
import { ownText, postContact, sendContact, subscribe } from '../samples/strangers.ts'
import { onBothDatabases } from '../servers/databases.ts'
import { DEFAULT_LIMITS } from '../sites/launched.ts'
import { startTwoWebs } from '../sites/two-webs.ts'
import { soaking } from '../tools/soaking.ts'

const BOTS = soaking ? 1000 : 100
const ADDRESSES = soaking ? 500 : 50
const AT_ONCE = 10
/** What one submission may take of the disk, with its indexes and what the database writes beside it. */
const BYTES_EACH = 10_000
/** A database grows by pages, and its log by segments, however little there is in them. */
const BYTES_ANYWAY = 8_000_000
/** What becomes a lead at most of a run that gives no other sign of itself. */
const UNPROVEN = 4
/** People whose addresses the bots type in. */
const STRANGERS = 40

onBothDatabases('a run of simple bots', (open, kind) => {
  for (const addresses of [1, ADDRESSES]) {
    test(`from ${addresses === 1 ? 'one address' : 'many addresses'} is held, mails nobody twice, and does not stop a person`, async () => {
      const { db, env } = await open()
      const webs = await startTwoWebs({ ...env, ...DEFAULT_LIMITS, TRUSTED_PROXIES: '1' })
      const before = await bytesOf(db, env.DATA_DIR, kind)
      const statuses = new Map<number, number>()
      let next = 0
      const person = { status: 0, reference: '' }
      const run = async () => {
        for (let at = next++; at < BOTS; at = next++) {
          if (at === BOTS / 2) await sendAsPerson(webs[0]!, person)
          const from = `10.0.${Math.floor((at % addresses) / 250)}.${(at % addresses) % 250}`
          const { status } = await act(webs[at % 2]!, at, from)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, run))

      const grown = (await bytesOf(db, env.DATA_DIR, kind)) - before
      expect(grown).toBeLessThan(BOTS * BYTES_EACH + BYTES_ANYWAY)
      expect(person).toEqual({ status: 200, reference: expect.stringMatching(/^FM-/) })
      const rows = await db.selectFrom('submissions').select(['held_at', 'reference']).execute()
      const leads = rows.filter(({ held_at }) => held_at === null)
      // Every fifth is for the newsletter; nothing else was dropped.
      expect(rows).toHaveLength((BOTS / 5) * 4 + 1)
      expect(leads.map(({ reference }) => reference)).toContain(person.reference)
      expect(leads.length - 1).toBeLessThanOrEqual(UNPROVEN)
      if (soaking) {
        expect(leads.length - 1).toBeLessThan(BOTS / 100)
        console.log(
          `${BOTS} from ${addresses} on ${kind}: ${leads.length - 1} leads, ${grown} bytes`,
          Object.fromEntries(statuses),
        )
      }
      const mailed = await mailedMailboxes(db)
      expect(mailed.size).toBeGreaterThan(0)
      expect([...mailed].filter(([, messages]) => messages > 1)).toEqual([])
    })
  }
})

/** One bot of each sort in turns; each types the address of a stranger. */
function act(site: string, at: number, from: string): Promise<Response> {
  const email = addressOf(at)
  switch (at % 5) {
    case 0: // Fills in every field it finds.
      return postContact(site, { email, from, filling: { trap: 'http://spam.example' } })
    case 1: // Advertises.
      return sendContact(site, { email, from, message: 'http://a.example http://b.example www.c' })
    case 2: // Says the same to everybody.
      return sendContact(site, {
        email,
        from,
        message: 'We can bring your site to the first place in every search. Reply now!',
      })
    case 3: // Writes something new each time, without a page.
      return sendContact(site, { email, from, message: ownText() })
    default: // Has others mailed.
      return subscribe(site, email, from)
  }
}

/** Each stranger's mailbox in the spellings that bots know of. */
function addressOf(at: number): string {
  const who = `stranger${String(at % STRANGERS).replace(/\d/g, (digit) => 'abcdefghij'[+digit]!)}`
  const dot = 1 + (at % (who.length - 1))
  return at % 2 === 0
    ? `${who.slice(0, dot)}.${who.slice(dot)}@gmail.com`
    : `${who}+${at}@visitors.example`
}

async function sendAsPerson(site: string, person: { status: number; reference: string }) {
  const answer = await sendContact(site, {
    from: '203.0.113.7',
    filling: { elapsedMs: 95_000 },
    message: 'The bilge pump failed at the dock, and I would like to know what to do next.',
  })
  person.status = answer.status
  person.reference = (await answer.json()).result.data.reference
}

/** How many messages each mailbox gets, whatever they are about. */
async function mailedMailboxes(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .leftJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .leftJoin('subscribers', 'subscribers.id', 'deliveries.subscriber_id')
    .select(['submissions.email as visitor', 'subscribers.email as subscriber'])
    .where('audience', '<>', 'agency')
    .where('waits_since', 'is', null)
    .execute()
  const counts = new Map<string, number>()
  for (const { visitor, subscriber } of rows) {
    const mailbox = mailboxOf(visitor ?? subscriber ?? '')
    counts.set(mailbox, (counts.get(mailbox) ?? 0) + 1)
  }
  return counts
}

async function bytesOf(db: Db, folder: string, kind: 'SQLite' | 'Postgres'): Promise<number> {
  if (kind === 'Postgres') {
    const { rows } = await sql<{ size: number }>`
      select pg_database_size(current_database()) as size`.execute(db)
    return Number(rows[0]?.size)
  }
  const names = await readdir(folder, { recursive: true })
  return names.reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0)
}
