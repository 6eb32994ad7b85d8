import { loadForm } from '../forms/load.ts'
import { callForm } from './form.ts'
import { callRules } from './rules.ts'

/**
 * Loads what the call request form shows this visitor. A page with the form calls `const { state,
 * toast } = await loadCall(requestHeaders())`, renders `<CallForm state={state} />`, and
 * `<ServerToast toast={toast} />` when there is one. A failed post without JavaScript always
 * returns to /appointments; the page's cookie then shows the same state on any other page with the
 * form.
 * @param query Of the address of /appointments.
 */
export function loadCall(headers: Headers, query?: string) {
  const step = new URLSearchParams(query).get('step') ?? undefined
  return loadForm({ form: callForm, rules: callRules }, headers, step)
}
