import { type Context, Hono } from 'hono'
import { attachmentApi, attachmentStates } from '../../attachments/api.ts'
import { openParts, type Parts } from '../../attachments/resumable-uploads/accept.ts'
import { beginPart, finishPart, servePart } from '../../attachments/resumable-uploads/routes.ts'
import { REMINDER_PATH } from '../../confirmation/addresses.ts'
import { handleApplication } from '../../confirmation/handle-application.ts'
import { handleFiles } from '../../confirmation/handle-files.ts'
import { answerReminder } from '../../confirmation/reminder.ts'
import { handleDraftSave } from '../../forms/handle-draft-save.ts'
import { handleStartOver } from '../../forms/handle-start-over.ts'
import { handleVisitorForm } from '../../forms/handle-visitor-form.ts'
import { answerNextStep, answerReceived } from '../../forms/no-cookies.ts'
import { limitBody } from '../../http/limit-body.ts'
import { log } from '../../http/log.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import { type Services, services } from '../../http/services.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { NEWSLETTER } from '../../newsletter/addresses.ts'
import {
  handleConfirm,
  handleSubscribe,
  handleUnsubscribe,
} from '../../newsletter/handle-sign-up.ts'
import {
  APPLICATION_PATH,
  CONFIRM_PATH,
  STATUS_PATH,
  UNSUBSCRIBE_PATH,
} from '../../settings/business.ts'
import { config } from '../../settings/config.ts'
import { partsFolder } from '../../storage/spool.ts'
import { forms, isFormKind } from '../forms.ts'
import type { Pages } from '../pages/pages.ts'

/** Far more than an address and the fields of a mail program have. */
const MAX_SMALL_FORM_BYTES = 100_000
/** What a browser sends when a page is left: it allows no more. */
const MAX_SAVE_BYTES = 64 * 1024
const MAX_QUESTION_BYTES = 2000

type AnswerPost = (request: Request, services: Services) => Promise<Response | RerenderedPage>

/**
 * POST to the links in the newsletter's messages. They work from any origin, because mail programs
 * send the one-click unsubscribe request themselves.
 */
export function newsletterLinks(pages: Pages): Hono {
  return smallForms(pages, [
    [CONFIRM_PATH, handleConfirm],
    [UNSUBSCRIBE_PATH, handleUnsubscribe],
  ])
}

/** The forms of visitors' pages that post to the address of their page, and what else these pages offer. */
export function pageForms(pages: Pages): Hono {
  const routes = smallForms(pages, [
    [NEWSLETTER, handleSubscribe],
    [APPLICATION_PATH, handleApplication],
  ])
  routes.post(STATUS_PATH, async (c) =>
    pages.orInPlace(c, await handleFiles(c.req.raw, services())),
  )
  routes.get(REMINDER_PATH, async (c) => {
    await currentRevision()
    return answerReminder(new URL(c.req.url).searchParams, services().db)
  })
  return routes
}

/** Forms without files: neither long nor slow. */
function smallForms(pages: Pages, answers: [path: string, answer: AnswerPost][]): Hono {
  const routes = new Hono()
  for (const [path, answer] of answers) {
    routes.post(path, limitBody(MAX_SMALL_FORM_BYTES), async (c) =>
      pages.orInPlace(c, await answer(c.req.raw, services())),
    )
  }
  return routes
}

/** Visitors' forms as browsers without JavaScript send them, under /api/forms. */
export function visitorForms(pages: Pages): Hono {
  const routes = new Hono()
  routes.get('/:kind/:page{next|received}', async (c) => {
    const { kind, page } = c.req.param()
    if (!isFormKind(kind)) return c.text('There is no such form.', 404)
    if (page === 'received') return answerReceived(forms[kind], c.req.raw)
    return pages.orInPlace(c, await answerNextStep(forms[kind], c.req.raw, services().db))
  })
  routes.all('/:kind', async (c) => {
    const kind = c.req.param('kind')
    if (!isFormKind(kind)) return c.text('There is no such form.', 404)
    // Somebody has reloaded the page that answered a form.
    if (['GET', 'HEAD'].includes(c.req.method)) return c.redirect(forms[kind].form.path, 303)
    if (c.req.method !== 'POST') return methodNotAllowed('GET, HEAD, POST')
    return pages.orInPlace(c, await handleVisitorForm(forms[kind], c.req.raw, services()))
  })
  return routes
}

/** The drafts of visitors' forms, under /api/drafts. No route lists them, and none takes an id alone. */
export const drafts = new Hono()

drafts.use(
  limitBody(MAX_SAVE_BYTES, (c) =>
    c.json({ error: { message: 'That is more text than a form can hold.' } }, 413),
  ),
)
drafts.onError((err, c) => {
  log.error({ err, path: c.req.path }, 'a draft could not be saved')
  return c.json({ error: { message: 'This could not be saved just now.' } }, 503)
})
drafts.post('/:kind', (c) => {
  const kind = c.req.param('kind')
  if (!isFormKind(kind)) return noSuchForm(c)
  return handleDraftSave(forms[kind].form, c.req.raw, services().db)
})
drafts.post('/:kind/start-over', (c) => {
  const kind = c.req.param('kind')
  if (!isFormKind(kind)) return noSuchForm(c)
  return handleStartOver(forms[kind].form, c.req.raw, services())
})
drafts.all('*', () => methodNotAllowed('POST'))

function noSuchForm(c: Context): Response {
  return c.json({ error: { message: 'There is no such form.' } }, 404)
}

/**
 * Visitors' files under /api, as the page's script sends them. Every file begins at one of the first
 * two addresses; the others go on with what has begun.
 */
export const uploads = new Hono()
  .all('/attachments', (c) => attachmentApi(services())(c.req.raw))
  .all('/uploads', (c) => beginPart(parts(), c.req.raw))
  .all('/uploads/:id{[0-9a-f]{32}}', (c) => servePart(parts(), c.req.raw))
  .all('/uploads/:id{[0-9a-f]{32}}/attachment', (c) =>
    finishPart(parts(), c.req.param('id'), c.req.raw),
  )
  .post('/attachments/states', limitBody(MAX_QUESTION_BYTES), (c) =>
    attachmentStates(services().db, c.req.raw),
  )
  .all('/attachments/states', () => methodNotAllowed('POST'))

// On the global object because the development server loads this module again after every change.
const holder = globalThis as { fayerweatherParts?: Parts }

function parts(): Parts {
  holder.fayerweatherParts ??= openParts({ ...services(), partsFolder: partsFolder(config()) })
  return holder.fayerweatherParts
}
