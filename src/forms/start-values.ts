import { type FormOfPage, savedFormForPage } from '../browser/saved-form.ts'
import type { FormState } from './form-state.ts'
import { type FormTable, fieldsOf, type Values } from './table.ts'
import { NOT_CHOSEN } from './values.ts'

/** The initial values of a waking form: the server's, then those saved in this tab. */
export function startValues(form: FormTable, state: FormState): Values {
  const fields = Object.entries(fieldsOf(form))
  const { values = {}, late = {} } =
    typeof window === 'undefined' ? {} : savedFormForPage(form.kind, pageOf(state))
  const empty = fields.map(([name, { input }]) => [name, input === 'list' ? NOT_CHOSEN : ''])
  const known = (answers: Values) =>
    Object.fromEntries(
      Object.entries(answers).filter(([name]) => fields.some(([field]) => field === name)),
    )
  return {
    ...Object.fromEntries(empty),
    ...known(late),
    ...filled(state.values),
    ...known(values),
  }
}

/** What the HTML of a form with this state says. */
export function pageOf({ preselected, draft }: FormState): FormOfPage {
  return { preselected, draft: draft?.id, saved: draft?.saved }
}

/** The form in the page's HTML, which may already contain typed text; null once React shows the pages. */
export function formInHtml(form: FormTable): HTMLFormElement | null {
  return typeof document === 'undefined' || globalThis.navigates
    ? null
    : document.querySelector<HTMLFormElement>(`form[data-form="${form.kind}"]`)
}

function filled(values: FormState['values']): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
