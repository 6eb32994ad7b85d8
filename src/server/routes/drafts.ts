import { type Context, Hono } from 'hono'
import { answerDraftSave } from '../../forms/answer-draft-save.ts'
import { answerStartOver } from '../../forms/answer-start-over.ts'
import { limitBody } from '../../http/limit-body.ts'
import { log } from '../../http/log.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import { services } from '../../http/services.ts'
import { forms, isFormKind } from '../forms.ts'

/** What a browser sends when a page is left: it allows no more. */
const MAX_SAVE_BYTES = 64 * 1024

/** The drafts of visitors' forms, under /api/drafts. No route lists them, and none takes an id alone. */
export const drafts = new Hono()

drafts.use(limitBody(MAX_SAVE_BYTES, tooLong))
drafts.onError((err, c) => {
  log.error({ err, path: c.req.path }, 'a draft could not be saved')
  return c.json({ error: { message: 'This could not be saved just now.' } }, 503)
})
drafts.post('/:kind', (c) => {
  const kind = c.req.param('kind')
  if (!isFormKind(kind)) return noSuchForm(c)
  return answerDraftSave(forms[kind].form, c.req.raw, services().db)
})
drafts.post('/:kind/start-over', (c) => {
  const kind = c.req.param('kind')
  if (!isFormKind(kind)) return noSuchForm(c)
  return answerStartOver(forms[kind].form, c.req.raw, services())
})
drafts.all('*', () => methodNotAllowed('POST'))

function noSuchForm(c: Context): Response {
  return c.json({ error: { message: 'There is no such form.' } }, 404)
}

function tooLong(c: Context): Response {
  return c.json({ error: { message: 'That is more text than a form can hold.' } }, 413)
}
