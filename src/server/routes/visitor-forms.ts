import { Hono } from 'hono'
import { answerFormPost } from '../../forms/answer-post.ts'
import { services } from '../../http/services.ts'
import { forms, isFormKind } from '../forms.ts'
import type { Pages } from '../pages/pages.ts'

/** The forms of visitors as browsers without script send them, under /api/forms. */
export function visitorForms(pages: Pages) {
  const routes = new Hono()
  routes.all('/:kind', async (c) => {
    const kind = c.req.param('kind')
    if (!isFormKind(kind)) return c.text('There is no such form.', 404)
    if (c.req.method !== 'POST') return c.redirect(forms[kind].form.path, 303)
    return pages.orInPlace(c, await answerFormPost(forms[kind], c.req.raw, services()))
  })
  return routes
}
