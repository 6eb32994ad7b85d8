import { currentSource } from '../browser/remember-source.ts'
import { readSavedForm, type SavedForm, STEP, submissionKeyOf } from '../browser/saved-form.ts'
import type { OtherTabs } from './other-tabs.ts'

/** What a script sends to save a form; see `readDraftSave`. */
export interface SentSave {
  submissionKey?: string | undefined
  draft?: string | undefined
  fields?: Record<string, string>
  ages?: Record<string, number>
  step?: string | undefined
  addFiles?: string[]
  removeFiles?: string[]
  source?: unknown
}

const FILE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * What this browser has of a form that its draft on the server lacks.
 * @param isTheirs Whether another tab saves an answer.
 * @returns Undefined when it has nothing.
 */
export function draftSaveOf(kind: string, isTheirs: OtherTabs['isTheirs']): SentSave | undefined {
  const saved = readSavedForm(kind)
  const { values = {}, typed = {}, draft, step } = saved
  const names = Object.keys(typed).filter(
    (name) => name !== STEP && name in values && !isTheirs(name, typed[name] ?? 0),
  )
  const { addFiles, removeFiles } = filesOf(saved)
  const isStepNew =
    draft !== undefined &&
    typed[STEP] !== undefined &&
    !isTheirs(STEP, typed[STEP]) &&
    step !== undefined
  if (names.length + addFiles.length + removeFiles.length === 0 && !isStepNew) return undefined
  const now = Date.now()
  return {
    submissionKey: submissionKeyOf(kind),
    draft,
    fields: Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
    ages: Object.fromEntries(names.map((name) => [name, now - (typed[name] ?? now)])),
    addFiles,
    removeFiles,
    ...(step && (isStepNew || !draft) && { step }),
    ...(!draft && { source: currentSource() }),
  }
}

function filesOf({ files = [], sentFiles = [], removedFiles = [] }: SavedForm) {
  return {
    addFiles: files.map(({ id }) => id).filter((id) => !sentFiles.includes(id)),
    // A file that never reached the server has a key of another form.
    removeFiles: removedFiles.filter((key) => FILE_ID.test(key) && sentFiles.includes(key)),
  }
}
