import type { ImportOutcome, ImportRun } from '../../../db/writing/imports.ts'
import {
  IMPORT_CAP_PERCENT,
  IMPORT_FROM_PERCENT,
  IMPORT_STEP_MS,
  IMPORT_STEP_PERCENT,
} from '../../settings/business.ts'
import type { ToastMessage } from '../../ui/toast/server-toast.tsx'

/** The status of an import, for the page and the callers of the router. */
export interface ImportStatus {
  id: string
  /** `failed` means any error, even if some articles were imported. */
  state: 'waiting' | 'importing' | 'complete' | 'failed'
  /** Articles whose outcome is known, and the total (0 until they have been counted). */
  done: number
  total: number
  /** Imported articles. */
  count: number
  /** Articles that already existed. */
  skipped: number
  errors: string[]
  /** What the posts of the articles lack, new or not, for staff to mend. */
  warnings: string[]
  /** Null until the end. */
  success: boolean | null
  /** How long it has been running, or took. */
  elapsedMs: number
  /** Why it is stalled, as a sentence. */
  waitingFor?: string
}

/** The status of a run. */
export function importStatus(run: ImportRun, now: Date = new Date()): ImportStatus {
  const errors = errorsOf(run)
  const success = run.finishedAt === undefined ? null : errors.length === 0
  const until = run.finishedAt ? Date.parse(run.finishedAt) : now.getTime()
  return {
    id: run.id,
    state: success === null ? (run.startedAt ? 'importing' : 'waiting') : endOf(success),
    done: run.outcomes.length,
    total: run.total,
    count: countOf(run.outcomes, 'imported'),
    skipped: countOf(run.outcomes, 'skipped'),
    errors,
    warnings: warningsOf(run),
    success,
    elapsedMs: run.startedAt ? Math.max(0, until - Date.parse(run.startedAt)) : 0,
  }
}

function endOf(success: boolean) {
  return success ? 'complete' : 'failed'
}

function countOf(outcomes: ImportOutcome[], result: ImportOutcome['result']): number {
  return outcomes.filter((outcome) => outcome.result === result).length
}

function errorsOf({ outcomes, failure }: ImportRun): string[] {
  return [
    ...outcomes.flatMap((outcome) =>
      outcome.result === 'failed' ? [`Failed to import "${outcome.title}": ${outcome.reason}`] : [],
    ),
    ...(failure === undefined ? [] : [`General import error: ${failure}`]),
  ]
}

function warningsOf({ outcomes }: ImportRun): string[] {
  return outcomes.flatMap((outcome) => {
    if (!('notes' in outcome)) return []
    const { title, result } = outcome
    const what = result === 'imported' ? `Imported "${title}"` : `"${title}" was already there`
    return outcome.notes.map((note) => `${what}, but ${note}`)
  })
}

/**
 * The percentage of an import's progress bar.
 * @param steps Time steps since it began; the bar rises with them until the status changes.
 */
export function importPercent(
  steps: number,
  status?: Pick<ImportStatus, 'state' | 'done' | 'total'>,
): number {
  if (status?.state === 'complete') return 100
  const reported = status?.total ? Math.round((status.done / status.total) * 100) : 0
  const risen = IMPORT_FROM_PERCENT + steps * IMPORT_STEP_PERCENT
  return Math.min(IMPORT_CAP_PERCENT, Math.max(risen, reported))
}

/** How many time steps an import has been running. */
export function stepsSince(elapsedMs: number): number {
  return Math.max(0, Math.floor(elapsedMs / IMPORT_STEP_MS))
}

/** The toasts of a finished import, in order: each replaces the one before. */
export function importToasts({ success, count, skipped }: ImportStatus): ToastMessage[] {
  if (success === null) return []
  if (!success) {
    const title = 'Some blog posts failed to import. See console for details.'
    return [{ tone: 'problem', title }]
  }
  const imported = `Successfully imported ${count} pre-written blog posts`
  const left = `${skipped} posts were skipped (already exist)`
  return [
    // If all were skipped, this import did nothing.
    ...(count > 0 || skipped === 0 ? [{ tone: 'success' as const, title: imported }] : []),
    ...(skipped > 0 ? [{ tone: 'info' as const, title: left }] : []),
  ]
}

export const IMPORT_BROKE: ToastMessage = { tone: 'problem', title: 'Failed to import blog posts' }
