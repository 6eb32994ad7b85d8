import type { Agency } from './agency.ts'

/** For example: Monday to Friday, 09:00 to 17:00 */
export function weekdayHours({ opens, closes }: Pick<Agency, 'opens' | 'closes'>): string {
  return `Monday to Friday, ${opens} to ${closes}`
}
