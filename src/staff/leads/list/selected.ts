import type { Flash } from '../../session/flash.ts'
import { MAX_SELECTED } from './limits.ts'

export const NOTHING_SELECTED: Flash = {
  tone: 'problem',
  text: 'No lead was selected. Check the boxes before the leads first.',
}

export const TOO_MANY: Flash = {
  tone: 'problem',
  text: `At most ${MAX_SELECTED} leads can be worked on at once. Nothing was changed.`,
}

/** The ids that a form of the list carries, each once; undefined for more than any page has. */
export function selectedOf(fields: URLSearchParams): string[] | undefined {
  const ids = [...new Set(fields.getAll('ids'))].filter((id) => id !== '' && !id.includes('\0'))
  return ids.length > MAX_SELECTED ? undefined : ids
}
