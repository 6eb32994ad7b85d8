import type { SettingsName } from '../../../db/settings/settings.ts'
import type { Permission } from '../session/permissions.ts'
import type { Fields } from '../session/staff-form.ts'

/** One screen of the settings: what its form is checked by, and what it comes to. */
export interface Screen {
  name: SettingsName
  permission: Permission
  /** The address of its page. */
  path: string
  /** What its page says once it is saved. */
  saved: string
  /**
   * @param before What was set until now.
   * @returns What is stored, with the names of what has changed for the log; or a sentence for each
   * field that cannot be saved.
   */
  check(
    fields: Fields,
    before: unknown,
  ): Promise<{ value: unknown; changed: string[] } | { errors: Record<string, string> }>
}
