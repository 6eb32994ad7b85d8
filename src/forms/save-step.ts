import { readSavedForm, STEP, updateSavedForm } from '../browser/saved-form.ts'
import type { FormState } from './form-state.ts'
import type { Values } from './table.ts'

/**
 * Saves the step that a form shows, and the answers of the one that was left: those that a page
 * preselects were never typed.
 */
export function saveStep(kind: string, state: FormState, step: string, left: Values = {}): void {
  const saved = readSavedForm(kind)
  const known = { ...(state.draft && state.values), ...saved.values }
  const answers = Object.entries(left).filter(([name, value]) => value && known[name] !== value)
  const now = Date.now()
  const typed: Record<string, number> = { ...saved.typed, [STEP]: now }
  for (const [name] of answers) typed[name] = now
  updateSavedForm(kind, { step, values: Object.fromEntries(answers), typed })
}
