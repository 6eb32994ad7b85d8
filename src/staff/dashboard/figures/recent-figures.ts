import type { Db } from '../../../../db/open.ts'
import { type Figures, loadFigures } from './load-figures.ts'

/** With 100,000 leads they take some 50 ms, in which SQLite answers nobody else. */
const KEPT_MS = 60_000

let kept: { at: number; figures: Promise<Figures> } | undefined

/** The figures as they were at most a minute ago; who asks meanwhile waits for the same ones. */
export function recentFigures(db: Db, now: Date): Promise<Figures> {
  if (kept && now.getTime() - kept.at < KEPT_MS) return kept.figures
  const fresh = { at: now.getTime(), figures: loadFigures(db, now) }
  kept = fresh
  // Those who wait hear of the failure; the next request asks again.
  fresh.figures.catch(() => {
    if (kept === fresh) kept = undefined
  })
  return fresh.figures
}
