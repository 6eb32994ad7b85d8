import { sql } from 'kysely'
import { findDigest } from '../../db/leads/digest.ts'
import { isPostgres } from '../../db/leads/search-index.ts'
import type { Db } from '../../db/open.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import { loadFigures } from '../../src/staff/dashboard/figures/load-figures.ts'
import { loadWork } from '../../src/staff/dashboard/work/load-work.ts'
import { leadRow } from '../samples/many-leads.ts'
import { STAFF_SETTINGS } from '../staff/account.ts'
import { onEachDatabase } from './measure/each-database.ts'
import { printGrowth } from './measure/growth.ts'
import { signIn } from './measure/sign-in.ts'

const FEW = 100
const MANY = 100_000
const ROUNDS = 15
/** Rows of one insert: databases take so many parameters and no more. */
const CHUNK = 500
const VISITED_PAGES = 100
const VISITED_DAYS = 730
const DAY_MS = 86_400_000

/** What the staff's dashboard takes, with 100 and with 100,000 leads; its queries also by themselves. */
export default async function benchDashboard(): Promise<void> {
  console.log('\nDashboard\n')
  await onEachDatabase(STAFF_SETTINGS, async ({ kind, address, db }) => {
    const cookie = await signIn(address)
    await addVisits(db)
    const few = await timeWith(db, FEW, address, cookie)
    const many = await timeWith(db, MANY, address, cookie)
    printGrowth(`${kind}, leads`, { few, many, counts: [FEW, MANY] })
  })
}

async function timeWith(db: Db, leads: number, address: string, cookie: string) {
  await addLeads(db, leads)
  await sql`update submissions set answered_at = created_at where status <> 'new'`.execute(db)
  await (isPostgres(db) ? sql`vacuum analyze` : sql`analyze`).execute(db)
  // The connection of the last round may have been given up meanwhile: this one finds out.
  await fetch(`${address}/healthz`).catch(() => {})
  return {
    'the page': await median(async () => {
      const answer = await fetch(`${address}/admin`, { headers: { cookie }, redirect: 'manual' })
      await answer.text()
      if (answer.status !== 200) throw new Error(`The dashboard answered ${answer.status}`)
    }),
    'the figures': await median(() => loadFigures(db)),
    'what is open': await median(() => findDigest(db, officeDay())),
    'what waits': await median(() => loadWork(db)),
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    await work()
    rounds.push(performance.now() - from)
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number
}

/** Without the words of a search, which the dashboard has none of. */
async function addLeads(db: Db, count: number) {
  await db.deleteFrom('submissions').execute()
  for (let first = 0; first < count; first += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - first) }, (_, index) =>
      leadRow(first + index, count),
    )
    await db.insertInto('submissions').values(rows).execute()
  }
}

async function addVisits(db: Db) {
  for (let page = 0; page < VISITED_PAGES; page++) {
    const rows = Array.from({ length: VISITED_DAYS }, (_, back) => ({
      page_path: `/page-${page}`,
      day: officeDay(new Date(Date.now() - back * DAY_MS)),
      visit_count: 1 + ((page * back) % 50),
    }))
    await db
      .insertInto('page_visit_days')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
