import type { SubmissionSource } from '../../db/leads/submissions.ts'
import type { FormOrigin } from './form-state.ts'
import { cleanText } from './values.ts'

const MAX_LENGTH = 300
const FIELDS = [
  'path',
  'town',
  'product',
  'vessel',
  'referrer',
  'firstCampaign',
  'lastCampaign',
] as const

/**
 * Parses where a visitor came from: an object, or its JSON text. Anything else is ignored; it must
 * never block a lead.
 */
export function parseSource(sent: unknown): SubmissionSource | null {
  const object = typeof sent === 'string' ? parseJson(sent) : sent
  if (typeof object !== 'object' || object === null) return null
  const given = object as Record<string, unknown>
  const source = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = given[field]
      if (typeof value !== 'string') return []
      const text = cleanText(value).slice(0, MAX_LENGTH)
      return text ? [[field, text]] : []
    }),
  )
  return typeof source.path === 'string' ? { path: source.path, ...source } : null
}

/**
 * The product, town or type of vessel on whose page a form was started, for the source; empty when there is none.
 */
export function originOf(source: SubmissionSource | null): FormOrigin | undefined {
  if (!source) return undefined
  const { path, product, town, vessel } = source
  if (!product && !town && !vessel) return undefined
  return { path, ...(product && { product }), ...(town && { town }), ...(vessel && { vessel }) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
