import { type RerenderedPage, rerenderedPage } from '../../../http/rerender.ts'
import type { Fields } from '../../session/staff-form.ts'

/** The form about somebody's absence that was not saved, as its page shows it again. */
export interface AbsenceAnswer extends RerenderedPage {
  /** Whose it is. */
  absentId: string
  /** Everything that was typed. */
  fields: Fields
  problem: string
  errors?: Record<string, string>
  /** Somebody else saved meanwhile: the page shows what. */
  isConflict?: boolean
}

/** What the page being rendered answers, when it answers this form. */
export function absenceBeingAnswered(): AbsenceAnswer | undefined {
  return rerenderedPage<AbsenceAnswer>('absentId')
}
