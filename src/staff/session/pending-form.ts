import type { Context } from 'hono'
import { escapeHtml } from '../../http/escape.ts'
import { limitBody } from '../../http/limit-body.ts'
import { authorMark, authorOf, TYPED_BY } from './author.ts'
import { sentFormWords } from './pending-form-words.ts'

/** A form that was not taken, so that its sender can send it once more. */
export interface PendingForm {
  to: string
  fields: Iterable<[name: string, value: string]>
  /** The account that typed it, and the only one that can send it again. */
  staffId: string
}

/** The longest note in its longest letters, and what is sent with it; what comes back is a page, which others wait for. */
const MAX_BYTES = 100_000
/** Several times those of any form here: as HTML each takes dozens of bytes, and its share of the processor. */
const MAX_FIELDS = 500
const FORM = 'application/x-www-form-urlencoded'
/** They are typed anew. */
const SECRET = /password|code|token/

/**
 * The form of a request without a session; undefined for what is none, is too long, has too many fields, has a
 * secret in it, or is from a browser in which nobody has signed in, or somebody has signed out.
 */
export async function pendingForm(c: Context): Promise<PendingForm | undefined> {
  if (c.req.method !== 'POST' || !c.req.header('content-type')?.startsWith(FORM)) return undefined
  const staffId = authorOf(c)
  if (!staffId) return undefined
  let fields: [string, string][] = []
  const refused = await limitBody(MAX_BYTES)(c, async () => {
    const text = await c.req.text()
    if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return
    fields = [...new URLSearchParams(text)]
  })
  if (refused || fields.length === 0) return undefined
  return fields.some(([name]) => SECRET.test(name))
    ? undefined
    : { to: c.req.path, fields, staffId }
}

/** What the form says, and a button alone that sends the same again, as HTML. */
export function sendAgain({ to, fields, staffId }: PendingForm): string {
  const sent = [...fields]
  const { deed, lines } = sentFormWords(to, sent)
  const said = lines.map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  )
  const inputs = sent.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const action = `${to}?${new URLSearchParams({ [TYPED_BY]: authorMark(staffId) })}`
  return `<h2>What the button sends</h2><p>${escapeHtml(deed)}</p>${said.length > 0 ? `<dl>${said.join('')}</dl>` : ''}
<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button>Send it again</button></form>`
}
