import type { DraftNews } from '../browser/draft-news.ts'
import {
  isElsewhere,
  ofPage,
  readSavedForm,
  type SavedForm,
  STEP,
  updateSavedForm,
} from '../browser/saved-form.ts'
import type { DraftReply } from './draft-reply.ts'
import type { SentSave } from './draft-save-of.ts'

type Draft = NonNullable<DraftReply['draft']>

/**
 * Records in this browser what the server has now. What was typed since the save was sent stays to
 * be sent.
 * @param typedThen When each answer had been typed when the save was sent.
 * @returns What is new on the server; never an answer that was typed here and not sent yet, nor one
 * that a preselected answer of the page replaces.
 */
export function settleDraft(
  kind: string,
  sent: SentSave,
  typedThen: Record<string, number>,
  outcome: DraftReply['outcome'],
  draft: Draft,
): DraftNews {
  const saved = readSavedForm(kind)
  const typed = outcome === 'late' ? { ...saved.typed } : stillTyped(saved, sent, typedThen)
  // A new draft gets everything that an earlier one had.
  if (outcome === 'opened') {
    for (const [name, value] of Object.entries(saved.values ?? {})) {
      if (value && !(name in (sent.fields ?? {}))) typed[name] ??= Date.now()
    }
  }
  const page = ofPage(kind)
  const preselected = isElsewhere(saved, page) ? page.preselected : undefined
  const values = Object.fromEntries(
    Object.entries(draft.fields).filter(
      ([name]) => typed[name] === undefined && name !== preselected,
    ),
  )
  const { files, goneFiles, removedFiles } = filesAfter(saved, sent, draft)
  updateSavedForm(kind, {
    values,
    typed,
    draft: draft.id,
    submissionKey: draft.submissionKey,
    files: [...draft.files, ...files],
    removedFiles,
    sentFiles: draft.files.map(({ id }) => id),
    // What the server says is no answer given on this page.
    page: saved.page ?? '',
  })
  return { values, files: draft.files, goneFiles }
}

/** What was typed, without what was sent and has not been typed again since. */
export function stillTyped(
  saved: SavedForm,
  sent: SentSave,
  typedThen: Record<string, number>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(saved.typed ?? {}).filter(([name, at]) => {
      const wasSent = name === STEP ? sent.step !== undefined : name in (sent.fields ?? {})
      return !wasSent || typedThen[name] !== at
    }),
  )
}

function filesAfter(saved: SavedForm, sent: SentSave, draft: Draft) {
  const { files = [], sentFiles = [], removedFiles = [] } = saved
  const isThere = (wanted: string) => draft.files.some(({ id }) => id === wanted)
  const wasSent = (id: string) => sentFiles.includes(id) || sent.addFiles?.includes(id)
  return {
    /** Chosen here, and not sent yet. */
    files: files.filter(({ id }) => !isThere(id) && !wasSent(id)),
    goneFiles: files.map(({ id }) => id).filter((id) => !isThere(id) && wasSent(id)),
    removedFiles: removedFiles.filter((key) => !sent.removeFiles?.includes(key)),
  }
}
