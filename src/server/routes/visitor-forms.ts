import { Hono } from 'hono'
import { answerVisitorForm } from '../../forms/answer-visitor-form.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import { services } from '../../http/services.ts'
import { forms, isFormKind } from '../forms.ts'
import type { Pages } from '../pages/pages.ts'

/** Visitors' forms as browsers without JavaScript send them, under /api/forms. */
export function visitorForms(pages: Pages) {
  const routes = new Hono()
  routes.all('/:kind', async (c) => {
    const kind = c.req.param('kind')
    if (!isFormKind(kind)) return c.text('There is no such form.', 404)
    if (isReading(c.req.method)) return c.redirect(forms[kind].form.path, 303)
    if (c.req.method !== 'POST') return methodNotAllowed('GET, HEAD, POST')
    return pages.orInPlace(c, await answerVisitorForm(forms[kind], c.req.raw, services()))
  })
  return routes
}

/** Somebody has reloaded the page that answered a form. */
function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
