import { sql } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import type { Db } from '../open.ts'
import { type Draft, draftOf, type FileProblem } from './drafts.ts'
import type { SubmissionSource } from './submissions.ts'

/** What a save changes; whatever it does not name stays as it is. */
export interface DraftChange {
  /** The fields that changed. */
  data?: Record<string, string>
  /** How long ago each of them was typed, in milliseconds; 0 for those that are not named. */
  ages?: Record<string, number>
  addFiles?: readonly string[]
  removeFiles?: readonly string[]
  /** At most this many files: further ones are left out. */
  maxFiles?: number
  fileProblems?: FileProblem[]
  step?: string
  checkedStep?: string | null
  source?: SubmissionSource | null
  /** Of a save that a script makes. */
  tab?: TabSave | undefined
}

/** Which save of which tab this is. */
export interface TabSave {
  /** The tab's own random name. */
  id: string
  /** Grows with every save of the tab. */
  number: number
  /** The revision of the draft that the tab last saw. */
  seen: number
}

export interface SavedDraft {
  /** `late`: a newer save of the same tab was there before. `accepted`: the form was submitted. */
  outcome: 'saved' | 'late' | 'accepted' | 'gone'
  /** As it is now; undefined when it is gone. */
  draft?: Draft
}

/** A draft remembers the last saves of so many tabs. */
const MAX_TABS = 20

/**
 * Merges a change into a draft, field by field, in one transaction: two tabs that change different
 * fields both persist. Of two changes to the same field that do not know of each other, the one that
 * was typed later stays. A late or repeated save of a tab, and a save to an accepted draft, change
 * nothing.
 */
export async function saveDraft(db: Db, id: string, change: DraftChange): Promise<SavedDraft> {
  return inTransaction(db, async (tx) => {
    // Changes nothing; it locks the row, on both databases.
    const row = await tx
      .updateTable('drafts')
      .set({ revision: sql`revision` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) return { outcome: 'gone' }
    const draft = draftOf(row)
    if (draft.accepted) return { outcome: 'accepted', draft }
    const tabs: Record<string, number> = JSON.parse(row.tabs)
    if (change.tab && change.tab.number <= (tabs[change.tab.id] ?? -1)) {
      return { outcome: 'late', draft }
    }
    const merged = merge(draft, change)
    await tx
      .updateTable('drafts')
      .set({
        data: JSON.stringify(merged.data),
        changes: JSON.stringify(merged.changes),
        revision: merged.revision,
        step: merged.step,
        attachment_ids: JSON.stringify(merged.attachmentIds),
        file_problems: JSON.stringify(merged.fileProblems),
        checked_step: merged.checkedStep,
        source: merged.source === null ? null : JSON.stringify(merged.source),
        updated_at: merged.updatedAt,
        ...(change.tab && { tabs: JSON.stringify(withTab(tabs, change.tab)) }),
      })
      .where('id', '=', id)
      .execute()
    return { outcome: 'saved', draft: merged }
  })
}

function merge(draft: Draft, change: DraftChange): Draft {
  const now = Date.now()
  const revision = draft.revision + 1
  const data = { ...draft.data }
  const changes = { ...draft.changes }
  for (const [field, value] of Object.entries(change.data ?? {})) {
    const last = changes[field]
    const typedAt = now - Math.max(0, change.ages?.[field] ?? 0)
    const isUnseen = last && change.tab && last.revision > change.tab.seen
    if (isUnseen && typedAt < last.typedAt) continue
    if (data[field] === value && last) continue
    data[field] = value
    changes[field] = { revision, typedAt }
  }
  const removed = new Set(change.removeFiles)
  const files = new Set([...draft.attachmentIds, ...(change.addFiles ?? [])])
  return {
    ...draft,
    data,
    changes,
    revision,
    step: change.step ?? draft.step,
    attachmentIds: [...files].filter((id) => !removed.has(id)).slice(0, change.maxFiles),
    fileProblems: change.fileProblems ?? draft.fileProblems,
    checkedStep: change.checkedStep === undefined ? draft.checkedStep : change.checkedStep,
    source: change.source ?? draft.source,
    updatedAt: new Date(now).toISOString(),
  }
}

function withTab(tabs: Record<string, number>, { id, number }: TabSave): Record<string, number> {
  const { [id]: _former, ...others } = tabs
  return Object.fromEntries([...Object.entries(others), [id, number]].slice(-MAX_TABS))
}
