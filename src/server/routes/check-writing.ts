import { isDiskFull } from '../../../db/disk-full.ts'
import type { Db } from '../../../db/open.ts'
import { beat } from '../../../db/ops/heartbeats.ts'
import { log } from '../../http/log.ts'

const EVERY_MS = 10_000
const PATIENCE_MS = 1000

let latest: { at: number; outcome: Promise<string>; known: string } | undefined

/**
 * Whether the database can be written, by a small write at most every ten seconds.
 * @returns `works`, also while another process has the database locked; or that the disk is full.
 */
export async function checkWriting(db: Db): Promise<string> {
  // The clock of the machine may be set back.
  const now = performance.now()
  if (!latest || now - latest.at > EVERY_MS) {
    const known = latest?.known ?? 'works'
    const check = { at: now, outcome: write(db, known), known }
    check.outcome.then((outcome) => {
      check.known = outcome
    })
    latest = check
  }
  const { outcome, known } = latest
  const patience = new Promise<string>((end) => setTimeout(end, PATIENCE_MS, known).unref())
  return Promise.race([outcome, patience])
}

async function write(db: Db, known: string): Promise<string> {
  try {
    await beat(db, 'web')
    return 'works'
  } catch (err) {
    // What else can be wrong with the database, the question whether it answers shows.
    if (!isDiskFull(err)) return known
    log.error({ err }, 'not ready: the disk of the database is full')
    return 'fails: the disk is full'
  }
}
