import { keptHere } from '../browser/kept-form.ts'
import { allFields, type FormDefinition, type Values } from './definition.ts'
import type { FormState } from './form-state.ts'
import { NOT_CHOSEN } from './values.ts'

/** What a waking form begins with: what the server knew, then what this tab kept. */
export function startValues(form: FormDefinition, state: FormState): Values {
  const fields = allFields(form)
  const kept =
    typeof window === 'undefined' ? {} : (keptHere(form.kind, state.preselected).values ?? {})
  const empty = fields.map((field) => [field, form.lists.includes(field) ? NOT_CHOSEN : ''])
  const known = Object.entries(kept).filter(([name]) => fields.includes(name))
  return {
    ...Object.fromEntries(empty),
    ...filled(state.values),
    ...Object.fromEntries(known),
  }
}

/** Whether the form came with the page's HTML, so that something may be typed in it already. */
export function isInHtml(form: FormDefinition): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector(`form[data-form="${form.kind}"]`) !== null
  )
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
