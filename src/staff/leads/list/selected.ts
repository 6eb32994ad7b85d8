import type { LeadAsRead } from '../../../../db/leads/unseen-changes.ts'
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

/** A problem that is about something else: the same leads are still selected on the next page. */
export function stillSelected(text: string, ids: readonly string[]): Flash {
  return { tone: 'problem', text, values: { [STILL_SELECTED]: ids.map(shortOf).join(' ') } }
}

/** Whether the page that a notice is shown on selects a lead again. */
export function wasSelected(flash: Flash | undefined, id: string): boolean {
  return (flash?.values?.[STILL_SELECTED] ?? '').split(' ').includes(shortOf(id))
}

const STILL_SELECTED = 'selected'

/** A cookie has no room for a page of whole ids, whose beginning is the time of the lead. */
function shortOf(id: string): string {
  return id.slice(-8)
}

/** What the box of a lead sends: which one, and what the list showed of it. */
export function selectedValue({ id, revision }: { id: string; revision: number }): string {
  return `${id}:${revision}`
}

/** Beside it, what others have changed without the revision: the version before finds no lead by a longer value. */
export function changesValue(lead: { id: string; changesByOthers: number }): string {
  return `${lead.id}:${lead.changesByOthers}`
}

/** The ids that a form of the list carries, each once; undefined for more than any page has. */
export function selectedOf(fields: URLSearchParams): string[] | undefined {
  const ids = [...new Set(fields.getAll('ids').map(idIn))].filter(
    (id) => id !== '' && !id.includes('\0'),
  )
  return ids.length > MAX_SELECTED ? undefined : ids
}

/** What the list showed of each, by id. */
export function readOf(fields: URLSearchParams): Map<string, LeadAsRead> {
  const changes = numbersIn(fields, 'changes')
  return new Map(
    [...numbersIn(fields, 'ids')].map(([id, revision]) => [
      id,
      { revision, changesByOthers: changes.get(id) ?? 0 },
    ]),
  )
}

function numbersIn(fields: URLSearchParams, name: string): Map<string, number> {
  return new Map(
    fields.getAll(name).flatMap((value) => {
      const number = /:(\d{1,9})$/.exec(value)?.[1]
      return number === undefined ? [] : [[idIn(value), Number(number)] as const]
    }),
  )
}

function idIn(value: string): string {
  return value.replace(/:\d*$/, '')
}
