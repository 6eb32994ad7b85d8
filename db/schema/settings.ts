import type { Json, Timestamp } from './index.ts'

export interface SettingsTables {
  settings: SettingsTable
  staff_absences: StaffAbsenceTable
}

/** What one screen of the settings saves; without a row, all of it has its default. */
interface SettingsTable {
  name: string
  value: Json
  /** Raised by every change: says whether somebody else was faster. */
  revision: number
  changed_at: Timestamp
  /** The address, so that it outlives the account. */
  changed_by: string
}

/** From when until when somebody is out of the office, by the day in its time zone. */
interface StaffAbsenceTable {
  staff_id: string
  from_day: string
  until_day: string
  /** Who gets their leads meanwhile; null: nobody in particular. */
  instead: string | null
}
