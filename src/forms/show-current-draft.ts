import { loadForm } from './load.ts'
import type { Rerendered } from './rerender.ts'
import type { ServerForm } from './server-form.ts'

/** Answers a post of a page that showed another draft than the browser has now: with the latter, unchanged. */
export async function showCurrentDraft(
  definition: ServerForm,
  headers: Headers,
): Promise<Rerendered> {
  const { kind, path } = definition.form
  const { state } = await loadForm(definition, headers, undefined)
  return {
    kind,
    path,
    status: 409,
    toast: {
      tone: 'warning',
      title: 'Nothing was saved or sent',
      text: 'In another tab, this form was started over. This is the one that is open now. Go back in your browser to see what you typed.',
    },
    state,
  }
}
