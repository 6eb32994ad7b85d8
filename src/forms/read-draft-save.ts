import { type } from 'arktype'
import type { DraftChange, TabSave } from '../../db/leads/save-draft.ts'
import { MAX_ATTACHMENTS } from '../settings/business.ts'
import { cutAnswers } from './cut-answers.ts'
import { mayCallIn } from './may-call.ts'
import { parseSource } from './source.ts'
import { isSubmissionKey } from './submission-key.ts'
import { type FormTable, fieldNames } from './table.ts'
import { cleanValues } from './values.ts'

const Files = type('string.uuid[]').atMostLength(4 * MAX_ATTACHMENTS)

const Save = type({
  tab: /^[\w-]{8,40}$/,
  number: 'number.integer >= 0',
  seen: 'number.integer >= 0',
  'submissionKey?': type('unknown').narrow(isSubmissionKey),
  'draft?': 'string',
  'fields?': { '[string]': 'string' },
  'ages?': { '[string]': 'number' },
  'step?': 'string',
  'addFiles?': Files,
  'removeFiles?': Files,
  'source?': 'unknown',
})

export interface DraftSave {
  tab: TabSave
  submissionKey: string | undefined
  /** The id of the draft that the tab believes to save. */
  draft: string | undefined
  change: DraftChange
  /** Whether the visitor may be called about it; undefined when the save says nothing of it. */
  mayCall: boolean | undefined
  isEmpty: boolean
}

/**
 * Parses a save as a script sends it. Unknown fields and steps are dropped, and answers cut.
 * @returns Undefined when it cannot be read.
 */
export function readDraftSave(form: FormTable, sent: unknown): DraftSave | undefined {
  const save = Save(sent)
  if (save instanceof type.errors) return undefined
  const { fields = {}, ages = {}, step, addFiles = [], removeFiles = [] } = save
  const known = fieldNames(form).filter((name) => Object.hasOwn(fields, name))
  const data = cutAnswers(form, cleanValues(known, fields))
  const change: DraftChange = {
    data,
    ages,
    addFiles,
    removeFiles,
    maxFiles: MAX_ATTACHMENTS,
    source: parseSource(save.source),
    ...(form.steps.some(({ id }) => id === step) && { step }),
  }
  return {
    tab: { id: save.tab, number: save.number, seen: save.seen },
    submissionKey: save.submissionKey,
    draft: save.draft,
    change,
    mayCall: mayCallIn(fields),
    isEmpty: Object.values(data).every((value) => value === '') && addFiles.length === 0,
  }
}
