import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { measureTables } from '../../db/move/measure-tables.ts'
import { movedTables } from '../../db/move/tables.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { type Config, parseConfig } from '../../src/settings/config.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { storedFile } from '../samples/lead-files.ts'
import { acceptLead } from '../samples/leads.ts'
import { until } from '../tools/until.ts'
import { expectAllFiles } from './backups.ts'
import { type Launched, launch, type Settings } from './launched.ts'

const FOLDERS = ['quarantine', 'form-uploads', 'previews', 'images']
const AT_ONCE = 25
/** The rows of a large site are copied before its files. */
const SAYS_WITHIN_MS = 600_000

/** Runs `npm run move` in a process of its own, to its end. */
export async function runMove(settings: Settings, ...args: string[]) {
  const { ended, output } = launch('move.ts', args, settings)
  const status = await ended
  return { status, output: output() }
}

/** The same where it must succeed. @returns What it printed. */
export async function moved(settings: Settings, ...args: string[]): Promise<string> {
  const { status, output } = await runMove(settings, ...args)
  if (status !== 0) throw new Error(`The move ended with ${status}:\n${output}`)
  return output
}

/** Runs it until it says that it begins something, and kills it with SIGKILL there. */
export async function killMove(at: string, settings: Settings, ...args: string[]): Promise<void> {
  const { child, ended, output }: Launched = launch('move.ts', args, settings)
  let end: number | string | undefined
  void ended.then((status) => (end = status))
  await until(
    `the move says “${at}”`,
    () => output().includes(at) || end !== undefined,
    SAYS_WITHIN_MS,
  )
  child.kill('SIGKILL')
  expect({ end: await ended, output: output() }).toMatchObject({ end: 'SIGKILL' })
}

/**
 * Leads on an embedded site, some with a file that is released or in quarantine.
 * @param open How many of them wait for their messages; those of all others are sent.
 */
export async function addLeads(
  { db, store }: { db: Db; store: ObjectStore },
  count: { leads: number; files: number; open: number },
): Promise<void> {
  const files = Array.from({ length: count.files }, (_, at) => at)
  const ids = await inBatches(files, (at) =>
    storedFile(
      db,
      {
        filename: `survey ${at}.pdf`,
        bytes: randomBytes(2000 + 37 * at),
        lies: at % 3 === 0 ? 'in quarantine' : 'released',
      },
      store,
    ),
  )
  const leads = Array.from({ length: count.leads }, (_, at) => at)
  await inBatches(leads.slice(count.open), (at) => addLead(db, at, ids[at]))
  const now = new Date().toISOString()
  await db.updateTable('deliveries').set({ sent_at: now, sending_at: now }).execute()
  await db.updateTable('outbox').set({ done_at: now, relayed_at: now }).execute()
  await inBatches(leads.slice(0, count.open), (at) => addLead(db, at, ids[at]))
}

function addLead(db: Db, at: number, file: string | undefined) {
  return acceptLead(db, {
    formData: {
      first_name: `Zoë ${at}`,
      last_name: "O'Neil",
      additional_details: 'ten "feet"\n\ttwo \\ lines, 錨, {"a":[1]}, \u0000',
    },
    attachmentIds: file ? [file] : [],
  })
}

async function inBatches<One, Made>(
  all: One[],
  work: (one: One) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) {
    made.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(work))))
  }
  return made
}

/** A site by what it sets. */
export function siteAt(env: Settings) {
  const settings = parseConfig(env)
  return { settings, store: openObjectStore(settings) }
}

/** Expects two sites to have the same rows and files, counted and hashed here anew. */
export async function expectSame(one: Site, other: Site): Promise<{ rows: number; files: number }> {
  const [first, second] = [
    openDatabase(one.settings.databaseUrl),
    openDatabase(other.settings.databaseUrl),
  ]
  try {
    const tables = await movedTables(first, second)
    const rows = await measureTables(first, tables)
    expect(await measureTables(second, tables)).toEqual(rows)
    const files = await sizes(one.store)
    expect(await sizes(other.store)).toEqual(files)
    expect(await expectAllFiles(other.settings, other.store)).toBeGreaterThan(0)
    return { rows: rows.reduce((sum, table) => sum + table.rows, 0), files: files.size }
  } finally {
    await Promise.all([first.destroy(), second.destroy()])
  }
}

interface Site {
  settings: Config
  store: ObjectStore
}

async function sizes(store: ObjectStore): Promise<Map<string, number>> {
  const found: [string, number][] = []
  for (const folder of FOLDERS) {
    for await (const { key, sizeBytes } of store.list(folder)) found.push([key, sizeBytes])
  }
  return new Map(found.sort())
}

/** The variables by which a move gets its S3 server. */
export function asMoveTarget(s3: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(s3).map(([name, value]) => [`MOVE_${name}`, value]))
}
