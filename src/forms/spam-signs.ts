import type { HeldReason } from '../../db/leads/spam-check.ts'
import { askedFields, type FormTable, type Values } from './table.ts'

/** How a form was filled in, besides its answers. */
export interface FillingIn {
  /** What is in the field that people do not see. */
  trap: string
  /** From the first input to sending; undefined when nobody knows, which says nothing. */
  elapsedMs: number | undefined
}

const MANY_LINKS = 3
/** A link in markup counts once with its address and the address that it shows. */
const LINK = /(\[url[^\]]*\]?|<a\s[^>]*>?)(\s*https?:\/\/[^\s[<]*)?|https?:\/\/(www\.)?|www\./gi

/** The signs of a program in a form and in the way it was filled in. */
export function signsOf(
  form: FormTable,
  values: Values,
  { trap, elapsedMs }: FillingIn,
  minMs: number,
): HeldReason[] {
  return [
    ...(trap ? (['trap'] as const) : []),
    ...(elapsedMs !== undefined && elapsedMs < minMs ? (['too-fast'] as const) : []),
    ...(linksIn(form, values) >= MANY_LINKS ? (['links'] as const) : []),
  ]
}

/** Nobody has a link for a name or a town: one there counts as many. */
function linksIn(form: FormTable, values: Values): number {
  return Object.entries(askedFields(form, values)).reduce((links, [name, { input }]) => {
    const found = values[name]?.match(LINK)?.length ?? 0
    return links + (input === 'area' ? found : found * MANY_LINKS)
  }, 0)
}
