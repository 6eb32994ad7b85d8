import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isPostgres } from '../../db/leads/search-index.ts'
import { acceptSubmission } from '../../db/leads/submissions.ts'
import { migrate } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { quoteRequest } from '../samples/leads.ts'
import { addManyLeads } from '../samples/many-leads.ts'
import { onServer, startPostgres } from '../servers/postgres.ts'
import { describeDisk } from './measure/disk.ts'
import { processorTime } from './measure/processor.ts'
import { median, spread } from './measure/statistics.ts'

const BEFORE = 20_000
const AT_ONCE = 8
const ROUNDS = 7
const ROUND_MS = 2000

/** What the site would be without; each is measured in a database of its own. */
const VARIANTS = ['as it is', 'without the desk’s indexes', 'and without the search index'] as const
type Variant = (typeof VARIANTS)[number]

/** What a visitor writes. */
const MESSAGE = Array.from({ length: 40 }, (_, at) => `word${at} of`).join(' ')

interface Round {
  rate: number
  /** Of the processor, for a lead: this process, and on Postgres its server too. */
  microseconds: number
}

/** What the indexes of the desk and of its search cost a lead that is accepted. */
export default async function benchAccept(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-accept-'))
  console.log(`\nLeads accepted with and without indexes\n\n${describeDisk(folder)}\n`)
  try {
    await compare('SQLite', (variant) => join(folder, `${VARIANTS.indexOf(variant)}.sqlite`))
  } finally {
    rmSync(folder, { recursive: true })
  }
  const postgres = await startPostgres()
  if ('missing' in postgres) return console.log(`No figures on Postgres: ${postgres.missing}`)
  try {
    for (const at of VARIANTS.keys()) {
      await onServer(postgres.url, (client) => client.query(`create database variant_${at}`))
    }
    await compare('Postgres', (variant) => {
      const url = new URL(postgres.url)
      url.pathname = `variant_${VARIANTS.indexOf(variant)}`
      return url.href
    })
  } finally {
    await postgres.remove()
  }
}

/** In turns, so that what else the machine does meets all of them. */
async function compare(kind: string, urlOf: (variant: Variant) => string) {
  const databases = new Map<Variant, Db>()
  const rounds = new Map<Variant, Round[]>(VARIANTS.map((variant) => [variant, []]))
  for (const variant of VARIANTS) {
    const db = openDatabase(urlOf(variant))
    databases.set(variant, db)
    await migrate(db)
    await addManyLeads(db, BEFORE)
    if (variant !== 'as it is') await dropIndexes(db)
    if (variant === 'and without the search index') await dropSearch(db)
  }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [variant, db] of databases) {
      const measured = await measure(db)
      // The first is for the compiler.
      if (round > 0) rounds.get(variant)?.push(measured)
    }
  }
  const least = rounds.get('and without the search index') ?? []
  for (const [variant, measured] of rounds) {
    const of = (figure: keyof Round) => measured.map((round) => round[figure])
    const ratio = (figure: keyof Round) =>
      median(measured.map((round, at) => round[figure] / (least[at]?.[figure] ?? Number.NaN)))
    console.log(
      `${kind}, ${variant}: ${spread(of('rate'))} leads/s, ${spread(of('microseconds'))} µs of processor a lead; ` +
        `of the barest ${ratio('rate').toFixed(2)} of the rate, ${ratio('microseconds').toFixed(2)} of the processor time`,
    )
  }
  for (const db of databases.values()) await db.destroy()
}

async function measure(db: Db): Promise<Round> {
  const server = await serverOf(db)
  const began = performance.now()
  const processor = process.cpuUsage()
  const serverMs = familyMs(server)
  let accepted = 0
  const visitor = async () => {
    while (performance.now() - began < ROUND_MS) {
      await acceptSubmission(db, leadOfVisitor())
      accepted++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  const { user, system } = process.cpuUsage(processor)
  return {
    rate: (accepted / (performance.now() - began)) * 1000,
    microseconds: (user + system + (familyMs(server) - serverMs) * 1000) / accepted,
  }
}

function leadOfVisitor() {
  const request = quoteRequest()
  return { ...request, formData: { ...request.formData, additional_details: MESSAGE } }
}

/** The process whose children serve the connections. */
async function serverOf(db: Db): Promise<number | undefined> {
  if (!isPostgres(db)) return undefined
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1])
}

function familyMs(pid: number | undefined): number {
  if (pid === undefined) return 0
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.reduce((sum, child) => sum + processorTime(Number(child)).totalMs, 0)
}

/** Those that only the desk needs: no form asks by them. */
async function dropIndexes(db: Db) {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`select indexname as name from pg_indexes
        where tablename = 'submissions' and indexname like 'submissions\_%'
        and indexdef not like '% UNIQUE %'`
    : sql<{ name: string }>`select name from sqlite_master
        where type = 'index' and tbl_name = 'submissions' and sql like 'create index %'`
  ).execute(db)
  for (const { name } of rows) {
    if (name !== 'submissions_search') await sql`drop index ${sql.id(name)}`.execute(db)
  }
}

/** Words go where nothing takes them. On SQLite the number of the words remains, which is next to nothing. */
async function dropSearch(db: Db) {
  if (isPostgres(db)) return sql`drop index submissions_search`.execute(db)
  await sql`drop table lead_search`.execute(db)
  await sql`create view lead_search as select 0 as rowid, '' as words where false`.execute(db)
  for (const change of ['insert', 'delete']) {
    await sql`create trigger ${sql.id(`no_${change}`)} instead of ${sql.raw(change)} on lead_search
      begin select 1; end`.execute(db)
  }
}
