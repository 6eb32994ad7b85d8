import { Hono } from 'hono'
import type { SubmissionKind } from '../../../db/leads/submissions.ts'
import { answerFormPost } from '../../forms/answer-post.ts'
import { services } from '../../http/services.ts'
import { forms } from '../forms.ts'
import type { Pages } from '../pages/pages.ts'

/** The forms of visitors as browsers without script send them, under /api/forms. */
export function visitorForms(pages: Pages) {
  const routes = new Hono()
  routes.all('/:kind', async (c) => {
    const kind = c.req.param('kind')
    const form = Object.hasOwn(forms, kind) ? forms[kind as SubmissionKind] : undefined
    if (!form) return c.text('There is no such form.', 404)
    if (c.req.method !== 'POST') return c.redirect(form.form.path, 303)
    return pages.orInPlace(c, await answerFormPost(form, c.req.raw, services()))
  })
  return routes
}
