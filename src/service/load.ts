import { listTowns } from '../../db/content/towns.ts'
import { loadForm } from '../forms/load.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { certificateForm, changeForm, claimForm } from './form.ts'
import { certificateRules, changeRules, claimRules } from './rules.ts'

/**
 * Loads what the request for a certificate shows this visitor, with the marinas to choose from.
 * @param query Of the page's address: with a town in it, the marinas are that town's.
 */
export async function loadCertificate(headers: Headers, query?: string) {
  const asked = new URLSearchParams(query)
  const definition = { form: certificateForm, rules: certificateRules }
  const [loaded, towns] = await Promise.all([
    loadForm(definition, headers, asked.get('step') ?? undefined),
    orFallback('the marinas', () => listTowns(services().db), []),
  ])
  const near = towns.filter(({ slug }) => slug === asked.get('town'))
  const marinas = (near.length > 0 ? near : towns).flatMap(({ name: town, marinas }) =>
    marinas.map(({ name }) => (name.includes(town) ? name : `${name}, ${town}`)),
  )
  return { ...loaded, marinas: [...new Set(marinas)] }
}

/**
 * Loads what the request to change a policy shows this visitor.
 * @param query Of the page's address.
 */
export function loadChange(headers: Headers, query?: string) {
  const step = new URLSearchParams(query).get('step') ?? undefined
  return loadForm({ form: changeForm, rules: changeRules }, headers, step)
}

/** Likewise of the notice of a loss. */
export function loadClaim(headers: Headers, query?: string) {
  const step = new URLSearchParams(query).get('step') ?? undefined
  return loadForm({ form: claimForm, rules: claimRules }, headers, step)
}
