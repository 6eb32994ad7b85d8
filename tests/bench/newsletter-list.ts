import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'
import { STAFF_SETTINGS } from '../staff/account.ts'
import { onEachDatabase } from './measure/each-database.ts'
import { printGrowth } from './measure/growth.ts'
import { signIn } from './measure/sign-in.ts'

const FEW = 100
const MANY = 100_000
const ROUNDS = 15
/** Rows per insert: databases limit the number of parameters. */
const CHUNK = 500
const MINUTE_MS = 60_000

/** Measures the admin list of subscribers, with 100 and with 100,000 of them. */
export default async function benchNewsletter(): Promise<void> {
  console.log('\nList of subscribers\n')
  await onEachDatabase(STAFF_SETTINGS, async ({ kind, address, db }) => {
    const cookie = await signIn(address)
    await fill(db, 0, FEW)
    const few = await timePages(address, cookie, FEW)
    await fill(db, FEW, MANY)
    // As autovacuum would within a minute.
    if (kind === 'Postgres') await sql`vacuum analyze subscribers`.execute(db)
    const many = await timePages(address, cookie, MANY)
    printGrowth(`${kind}, subscribers`, { few, many, counts: [FEW, MANY] })
  })
}

async function timePages(address: string, cookie: string, subscribers: number) {
  const pages = {
    'the first page': '',
    'the last page': `?page=${subscribers / 50}`,
    'a search': '?beginning=a',
    'a search for one': `?beginning=a${subscribers - 10}`,
  }
  // The connection of the last round may have been given up meanwhile: this one finds out.
  await fetch(`${address}/healthz`).catch(() => {})
  const times: Record<string, number> = {}
  for (const [page, query] of Object.entries(pages)) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now()
      const answer = await fetch(`${address}/admin/newsletter${query}`, {
        headers: { cookie },
        redirect: 'manual',
      })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`)
      rounds.push(performance.now() - from)
    }
    times[page] = rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number
  }
  return times
}

async function fill(db: Db, from: number, to: number) {
  for (let first = from; first < to; first += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, to - first) }, (_, index) =>
      subscriber(first + index),
    )
    await db.insertInto('subscribers').values(rows).execute()
  }
}

function subscriber(number: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + number * MINUTE_MS).toISOString()
  return {
    id: randomUUID(),
    email: `${'abcdefghij'[number % 10]}${number}@harbor.example`,
    token: randomUUID(),
    confirm_token: randomUUID(),
    consent_text: 'By subscribing you agree that the agency sends you its newsletter by email.',
    source_path: '/blog',
    created_at: at,
    consented_at: at,
    confirmed_at: number % 5 === 0 ? null : at,
    unsubscribed_at: number % 7 === 0 ? at : null,
  }
}
