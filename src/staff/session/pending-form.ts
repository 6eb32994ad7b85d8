import type { Context } from 'hono'
import { escapeHtml } from '../../http/escape.ts'
import { limitBody } from '../../http/limit-body.ts'
import { authorMark, authorOf, TYPED_BY } from './author.ts'

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

type Field = [name: string, value: string]

/** What a form does, by its address below /api/staff; which of its fields it saves, when they are not all. */
const DEEDS: [sentTo: RegExp, deed: string, fields?: string[]][] = [
  [/^leads\/person\/erase$/, 'Delete everything about a person.'],
  [/^leads\/person\/download$/, 'Download everything about a person.'],
  [/^leads\/unfinished\/called$/, 'Note that you called about an unfinished request.'],
  [/^leads\/unfinished\/remove$/, 'Delete an unfinished request.'],
  [/^leads\/selected$/, 'Change the leads that were selected.', ['do', 'ids']],
  [/^leads\.(xlsx|(mapped\.)?csv|jsonl)$/, 'Export the leads that were selected.', ['ids']],
  [/^leads\/[^/]+\/notes$/, 'Add a note to a lead.', ['note']],
  [
    /^leads\/[^/]+\/state$/,
    'Save the status of a lead, its follow-up, and who has it.',
    [
      'status',
      'statusReason',
      'followUpOn',
      'assignedTo',
      'carrier',
      'premium',
      'quotedOn',
      'policyEndsOn',
      'go',
    ],
  ],
  [/^leads\/[^/]+\/reply$/, 'Send a reply to a visitor.', ['replySubject', 'reply']],
  [/^leads\/[^/]+\/template$/, 'Fill in a template of a reply.', ['template', 'reply']],
  [/^leads\/[^/]+\/certificate$/, 'Send a certificate of insurance.', ['toHolder']],
  [/^leads\/[^/]+\/ask$/, 'Ask a visitor for documents.', ['askedWords', 'askedOther']],
  [/^leads\/[^/]+\/answers$/, 'Correct answers of an application.'],
  [/^leads\/[^/]+\/document$/, 'Tick or withdraw a document of a lead.', []],
  [/^leads\/[^/]+\/answered$/, 'Note that you answered a lead.', ['way']],
  [/^leads\/[^/]+\/send-again$/, 'Send a message about a lead again.', []],
  [/^leads\/[^/]+\/release$/, 'Release a held lead.', []],
  [/^leads\/[^/]+\/spam$/, 'Delete a lead as spam.', []],
  [/^leads\/[^/]+\/delete$/, 'Delete a lead for good.', []],
  [/^settings\/agency$/, 'Save the agency’s details.'],
  [/^settings\/closing-days$/, 'Save the closing days.'],
  [/^settings\/costs$/, 'Save what coverage cost.'],
  [/^settings\/export-columns$/, 'Save the columns of the file for imports.'],
  [/^settings\/documents$/, 'Save the lists of papers and photographs.'],
  [/^settings\/insurers$/, 'Save the list of insurers.'],
  [/^settings\/lead-routing$/, 'Save who gets which leads.'],
  [/^settings\/reply-templates$/, 'Save the templates of replies.'],
  [/^lead-views$/, 'Save a list of leads under a name.', ['viewName', 'shared']],
  [/^lead-views\/delete$/, 'Delete a saved list of leads.', []],
  [/^out-of-office$/, 'Save when somebody is out of office.'],
  [/^accounts\/invite$/, 'Invite somebody.'],
  [/^accounts\/withdraw$/, 'Withdraw an invitation.'],
  [/^accounts\/role$/, 'Change the role of an account.'],
  [/^accounts\/end-sessions$/, 'Sign an account out everywhere.'],
  [/^accounts\/remove$/, 'Remove an account.'],
  [/^account\/passkeys\/rename$/, 'Rename a passkey.'],
  [/^account\/passkeys\/remove$/, 'Remove a passkey.'],
  [/^account\/sessions\//, 'Sign other browsers out.'],
  [/^brokers\/move$/, 'Move a broker’s profile.'],
  [/^brokers\/remove$/, 'Remove a broker’s profile.'],
  [/^brokers\/review$/, 'Change which pages a broker has reviewed.'],
  [/^brokers\/return$/, 'Bring back an earlier version of a broker’s profile.'],
  [/^newsletter\/erase$/, 'Delete an address of the newsletter.'],
  [/^import$/, 'Start the import of articles.'],
  [/^opening$/, 'Mark what is to replace before the site opens.'],
  [/^work\//, 'Try again what has failed or is waiting.'],
  [/^unsaved-posts\/discard$/, 'Delete what was typed and not saved.'],
]
const UNKNOWN_DEED = 'Save a form of the staff desk.'

const LABELS: Record<string, string> = {
  statusReason: 'Why it was won or lost',
  followUpOn: 'Follow up on',
  assignedTo: 'Who has it',
  do: 'What is done',
  go: 'Button',
  way: 'How',
  instead: 'Deputy',
  staff: 'Person',
  toHolder: 'Also to',
}
/** What the page notes for itself. */
const NOT_TYPED = ['before', 'id', 'list', 'line', 'noteKey', 'page', 'place', 'press', 'revision']
const CHOICES = ['do', 'go', 'mark', 'role', 'status', 'way']
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const MAX_LINES = 24
const MAX_CHARACTERS = 400

/**
 * What a form does and what is typed in it, for somebody who is about to send it again. Names behind ids are not
 * looked up: whoever reads this may not be signed in.
 * @param to The address to which it is sent.
 */
export function sentFormWords(to: string, fields: Field[]): { deed: string; lines: Field[] } {
  const path = to.replace(/^\/api\/staff\//, '')
  const [, deed = UNKNOWN_DEED, saved] = DEEDS.find(([sentTo]) => sentTo.test(path)) ?? []
  const isShown = (name: string) => (saved ? saved.includes(name) : !NOT_TYPED.includes(name))
  const typed = fields.filter(([name, value]) => isShown(name) && value.trim() !== '')
  const selected = typed.filter(([name]) => name === 'ids').length
  const lines = typed.filter(([name]) => name !== 'ids').map(shown)
  if (selected > 0) lines.push(['Selected leads', `${selected}`])
  if (lines.length <= MAX_LINES) return { deed, lines }
  const rest = lines.length - MAX_LINES
  return { deed, lines: [...lines.slice(0, MAX_LINES), ['And', `${rest} more`]] }
}

function shown([name, value]: Field): Field {
  const label = LABELS[name] ?? inWords(name)
  if (ID.test(value)) return [label, 'as chosen on the page']
  if (CHOICES.includes(name)) return [label, inWords(value)]
  const text = value.trim()
  return [label, text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text]
}

/** "licenseNumber" and "license-number" as "License number". */
function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/[-_.[\]]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
