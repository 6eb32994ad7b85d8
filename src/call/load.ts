import { loadForm } from '../forms/load.ts'
import { callForm } from './form.ts'
import { callRules } from './rules.ts'

/**
 * What the form that asks for a call shows this visitor. A page that has the form does
 * `const { state, toast } = await loadCall(requestHeaders())`, gives `<CallForm state={state} />`
 * its place, and shows `<ServerToast toast={toast} />` when there is one. A post without
 * JavaScript that fails comes back on /appointments, from wherever it was made; the page's cookie
 * then shows the same state wherever else the form stands.
 */
export function loadCall(headers: Headers) {
  return loadForm({ form: callForm, rules: callRules }, headers, undefined)
}
