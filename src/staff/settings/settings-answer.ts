import type { SettingsName } from '../../../db/settings/settings.ts'
import { type RerenderedPage, rerenderedPage } from '../../http/rerender.ts'
import type { Fields } from '../session/staff-form.ts'

/** A form of the settings that was not saved, as its page shows it again. */
export interface SettingsAnswer extends RerenderedPage {
  settings: SettingsName
  /** Everything that was typed. */
  fields: Fields
  problem: string
  errors?: Record<string, string>
  /** Somebody else saved meanwhile: the page shows what. */
  isConflict?: boolean
}

/** What the page being rendered answers, when it answers this form. */
export function settingsBeingAnswered(name: SettingsName): SettingsAnswer | undefined {
  const answer = rerenderedPage<SettingsAnswer>('settings')
  return answer?.settings === name ? answer : undefined
}
