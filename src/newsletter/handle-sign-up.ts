import {
  askToSubscribe,
  confirmSubscriber,
  TooManySignUps,
  unsubscribe,
} from '../../db/newsletter/subscribers.ts'
import { FormError } from '../attachments/form-error.ts'
import { withForm } from '../attachments/read-form.ts'
import { meantProvider } from '../forms/meant-address.ts'
import { readAnswer } from '../forms/read-answer.ts'
import { asciiMailbox, email, messagesOf } from '../forms/rules.ts'
import { cleanText } from '../forms/values.ts'
import { log } from '../http/log.ts'
import { rateLimitClient, TOO_MANY, unreadableFormPage } from '../http/rate-limit.ts'
import { type RerenderedPage, rerenderedPage } from '../http/rerender.ts'
import type { Services } from '../http/services.ts'
import { NEWSLETTER, SUBSCRIBED, tokenIn } from './addresses.ts'
import { consentText } from './newsletter-form.tsx'

type Reading = Pick<Services, 'db' | 'spoolFolder'>

const MAX_TYPED = 500
const PATH = /^\/[\w/-]{0,200}$/

/**
 * Subscribes an address to the newsletter. The response does not reveal whether it was known.
 * @returns A redirect, or the newsletter's page with what was typed.
 */
export async function handleSubscribe(
  request: Request,
  site: Reading,
): Promise<Response | RerenderedPage> {
  const fields = await fieldsOf(request, site)
  if (fields instanceof FormError) return unreadableFormPage(fields.status)
  const typed = cleanText(fields.email ?? '').slice(0, MAX_TYPED)
  const address = readAnswer('email', typed)
  const error = messagesOf({ email: [asciiMailbox, email] }, { email: address }).email
  if (error) return rejectAddress(typed, error)
  const sourcePath = fields.path && PATH.test(fields.path) ? fields.path : undefined
  try {
    const asked = { email: address, consentText: consentText(), sourcePath }
    await askToSubscribe(site.db, asked, rateLimitClient())
    const meant = meantProvider(address)
    return redirect(meant ? `${SUBSCRIBED}?meant=${meant}` : SUBSCRIBED)
  } catch (err) {
    if (err instanceof TooManySignUps) return { ...rejectAddress(typed), ...TOO_MANY }
    log.error({ err }, 'a newsletter subscription could not be stored')
    return rejectAddress(typed)
  }
}

/** Confirms the address of a link; the link's page then says so. */
export function handleConfirm(
  request: Request,
  { db }: Reading,
): Promise<Response | RerenderedPage> {
  return answerLink(request, (token) => confirmSubscriber(db, token))
}

/**
 * Unsubscribes the address of a link. A mail program's one-click request (RFC 8058) expects neither
 * a page nor a redirect.
 */
export async function handleUnsubscribe(
  request: Request,
  site: Reading,
): Promise<Response | RerenderedPage> {
  // An unusual body must not prevent unsubscribing: the token in the address is enough.
  const fields = await fieldsOf(request, site)
  let isKnown = false
  const answer = await answerLink(request, async (token) => {
    isKnown = await unsubscribe(site.db, token)
  })
  const isForm = !(fields instanceof FormError) && fields['List-Unsubscribe'] !== 'One-Click'
  if (isForm) return answer
  if (!(answer instanceof Response)) return text('Try again in a minute.', 503)
  return isKnown ? text('Unsubscribed.', 200) : text('No such address is on the list.', 404)
}

/** The link is enough, from any origin; its page shows the current state. */
async function answerLink(
  request: Request,
  act: (token: string) => Promise<unknown>,
): Promise<Response | RerenderedPage> {
  const { pathname, searchParams } = new URL(request.url)
  const token = tokenIn(searchParams)
  const page = token ? `${pathname}?token=${token}` : pathname
  try {
    if (token) await act(token)
    return redirect(page)
  } catch (err) {
    log.error({ err }, 'a newsletter link could not be processed')
    return { path: page, status: 503 }
  }
}

async function fieldsOf(
  request: Request,
  { spoolFolder }: Reading,
): Promise<Record<string, string> | FormError> {
  try {
    return await withForm(request, { spoolFolder }, 'no-files', async ({ fields }) => fields.last())
  } catch (error) {
    if (error instanceof FormError) return error
    throw error
  }
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function text(body: string, status: number): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The newsletter's page as the response to a rejected post. */
interface RejectedAddress extends RerenderedPage {
  typed: string
  /** The problem with the address; undefined for an error of ours. */
  error: string | undefined
}

/** Answers a post with the newsletter's page and the typed address. */
function rejectAddress(typed: string, error?: string): RejectedAddress {
  return { path: NEWSLETTER, status: error ? 422 : 503, typed, error }
}

/** The rejected address, when the page being rendered answers a post. */
export function rejectedAddress(): RejectedAddress | undefined {
  return rerenderedPage<RejectedAddress>('typed')
}
