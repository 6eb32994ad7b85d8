import type { LogEntry } from '../../../db/staff/audit-list.ts'
import type { AgencyField } from '../../settings/agency.ts'
import { FIELD_TEXTS } from '../settings/agency/agency-fields.ts'

type Words = string | ((entry: LogEntry) => string)

/** Who did something that nobody signed in for. */
const NOT_SIGNED_IN = ['sign-in-failed', 'code-failed', 'passkey-failed', 'password-link-asked']

/** What was done, after the name of who did it. */
/** By the way in which a lead was answered. */
const ANSWERED: Record<string, string> = {
  call: 'called about a lead',
  reply: 'replied to a lead',
  documents: 'asked for documents of a lead',
  certificate: 'sent a certificate',
}

const WORDS: Record<string, Words> = {
  'sign-in': ({ about }) => `signed in with a ${WITH[about ?? ''] ?? 'password'}`,
  'sign-in-failed': ({ about }) =>
    about ? `tried to sign in as ${about} with a wrong password` : 'tried to sign in to no account',
  'code-failed': ({ about, details }) =>
    `entered ${details.isUsed ? 'a code for the second time' : 'a wrong code'} to sign in${about ? ` as ${about}` : ''}`,
  'passkey-failed': ({ about }) =>
    `tried to sign in with a passkey${about ? ` of ${about}` : ' that no account has'}`,
  'password-failed': 'entered a wrong password on the page of their account',
  'sign-out': 'signed out',
  invited: ({ about, details }) => `invited ${about}${as(details.role)}`,
  'invitation-withdrawn': ({ about }) => `withdrew the invitation of ${about}`,
  'account-made': ({ about, details }) => `made the account of ${about}${as(details.role)}`,
  'account-removed': ({ about, details }) =>
    `removed the account of ${about}${
      details.leads ? `; leads that became unassigned: ${details.leads}` : ''
    }`,
  'role-changed': ({ about, details }) =>
    `changed the role of ${about} from ${details.from} to ${details.to}`,
  'sessions-ended': ({ about, details, staffEmail }) =>
    about && about !== staffEmail
      ? `ended all sessions of ${about}`
      : `ended ${count(details.ended, 'session')} of their own`,
  'password-changed': 'changed their password',
  'password-link-asked': ({ about }) =>
    `asked for a new password for ${about ?? 'an address without an account'}`,
  'password-link-made': ({ about }) => `made a link for a new password for ${about}`,
  'password-reset': 'set a new password with a link',
  'second-factor-on': 'turned one-time codes on',
  'second-factor-off': 'turned one-time codes off',
  'backup-codes-renewed': 'made new backup codes',
  'passkey-added': ({ details }) => `added the passkey “${details.name}”`,
  'passkey-renamed': ({ details }) => `named a passkey “${details.name}”`,
  'passkey-removed': ({ details }) => `removed the passkey “${details.name}”`,
  'calendar-opened': 'got an address for their calendar',
  'calendar-closed': 'ended the address of their calendar',
  'lead-opened': 'opened a lead',
  'lead-changed': 'changed a lead',
  'lead-answered': ({ details }) => ANSWERED[String(details.way)] ?? 'started a reply to a lead',
  'lead-called': 'called about a lead, and reached nobody',
  'lead-undone': 'undid what they had just set or noted of a lead',
  'answer-undone': 'took back that they had reached a lead',
  'lead-view-saved': ({ details }) =>
    `saved a list of leads under a name${details.isShared ? ', for everybody' : ''}`,
  'lead-view-removed': 'deleted a saved list of leads',
  'lead-returned': 'brought a lost lead back: the visitor’s present policy ends soon',
  'lead-released': 'released a lead that was held as suspected spam',
  'spam-deleted': ({ details }) => `deleted lead ${details.reference ?? ''} as spam`,
  'lead-deleted': ({ details }) => `deleted lead ${details.reference ?? ''}`,
  'lead-expired': ({ details }) =>
    `deleted lead ${details.reference ?? ''}, which was too old to keep`,
  'leads-exported': ({ details }) =>
    typeof details.leads === 'number'
      ? `exported ${count(details.leads, 'lead')}`
      : 'exported leads',
  'lead-downloaded': ({ details }) => `downloaded a lead as ${details.format ?? 'a file'}`,
  'person-merged': ({ details }) => `merged a lead with ${details.with}: the same person`,
  'person-parted': ({ details }) => `parted a lead from ${details.with}: not the same person`,
  'person-exported': 'downloaded everything about a person',
  'person-erased': ({ details }) =>
    `deleted everything about a person${details.reference ? `: lead ${details.reference}` : ''}`,
  'answers-corrected': 'corrected answers of a lead’s application',
  'document-changed': 'ticked or withdrew a document of a lead',
  'file-downloaded': 'downloaded a file of a lead',
  'message-sent-again': 'sent a message again',
  'unfinished-opened': 'opened an unfinished request',
  'unfinished-called': 'called about an unfinished request',
  'unfinished-removed': 'removed an unfinished request',
  'work-retried': 'had something tried again',
  'waiting-mail-released': 'released messages that waited',
  'waiting-mail-discarded': 'discarded messages that waited',
  'subscribers-exported': 'downloaded the newsletter’s list',
  'subscriber-erased': 'erased an address from the newsletter’s list',
  'post-saved': ({ about }) => `saved the post ${about}`,
  'post-published': ({ about }) => `published the post ${about}`,
  'post-scheduled': ({ about }) => `scheduled the post ${about}`,
  'post-withdrawn': ({ about }) => `withdrew the post ${about}`,
  'post-deleted': ({ about }) => `deleted the draft ${about}`,
  'post-version-returned': ({ about }) => `restored an earlier text of the post ${about}`,
  'text-edited': ({ about }) => `edited the texts of /${about}`,
  'text-version-returned': ({ about }) => `restored an earlier text of /${about}`,
  'text-built-in-returned': ({ about }) => `returned to the built-in text of /${about}`,
  'town-picture-uploaded': ({ about }) => `uploaded a picture of ${about}`,
  'town-picture-removed': ({ about }) => `removed a picture of ${about}`,
  'broker-added': ({ about }) => `added the profile of ${about}`,
  'broker-edited': ({ about }) => `edited the profile of ${about}`,
  'broker-version-returned': ({ about }) => `restored an earlier profile of ${about}`,
  'broker-moved': ({ about }) => `moved the profile of ${about}`,
  'broker-removed': ({ about }) => `removed the profile of ${about}`,
  'broker-reviewed': ({ about, details }) => `recorded that ${about} reviewed ${details.what}`,
  'broker-review-withdrawn': ({ about, details }) =>
    `withdrew the review of ${details.what} by ${about}`,
  'testimonial-added': 'added a testimonial',
  'testimonial-edited': 'edited a testimonial',
  'testimonial-removed': 'removed a testimonial',
  'import-started': 'started an import of articles',
  'opening-check': ({ about, details }) =>
    details.mark === 'not-needed'
      ? `marked before the opening that it does not apply: ${about}`
      : `marked before the opening as done: ${about}`,
  'opening-check-undone': ({ about }) => `put back on the list before the opening: ${about}`,
  'out-of-office-set': ({ about, details }) =>
    details.from
      ? `set ${about} out of office from ${details.from} until ${details.until}`
      : `removed the out-of-office of ${about}`,
  'settings-changed': ({ about, details }) => {
    const changed = typeof details.changed === 'string' ? details.changed : ''
    const what = changed.split(', ').map(labelOf).join(', ')
    return `changed ${SETTINGS[about ?? ''] ?? 'the settings'}${what && `: ${what}`}`
  },
}

const SETTINGS: Record<string, string> = {
  agency: 'the agency’s details',
  'closing-days': 'the closing days',
  costs: 'what coverage cost',
  documents: 'the lists of papers and photographs',
  'export-columns': 'the columns of the file for imports',
  insurers: 'the list of insurers',
  'lead-routing': 'who gets which leads',
  'reply-templates': 'the templates of replies',
}

/** A field as its form calls it; what is none, such as a day, as it is. */
function labelOf(name: string): string {
  return Object.hasOwn(FIELD_TEXTS, name) ? FIELD_TEXTS[name as AgencyField].label : name
}

/** An entry as a sentence's two halves; a code that is not known here is shown as it is. */
export function inWords(entry: LogEntry): { who: string; did: string } {
  const words = Object.hasOwn(WORDS, entry.action) ? WORDS[entry.action] : undefined
  const did = typeof words === 'function' ? words(entry) : words
  return { who: whoOf(entry), did: did ?? unknown(entry) }
}

const WITH: Record<string, string> = {
  '/sign-in/email': 'password',
  '/passkey/verify-authentication': 'passkey',
  '/two-factor/verify-totp': 'password and a one-time code',
  '/two-factor/verify-backup-code': 'password and a backup code',
}

function whoOf({ staffEmail, action }: LogEntry): string {
  return (
    staffEmail ?? (NOT_SIGNED_IN.includes(action) ? 'Somebody' : 'The site or its command line')
  )
}

function unknown({ action, about }: LogEntry): string {
  return about ? `${action}, ${about}` : action
}

function as(role: unknown): string {
  return typeof role === 'string' ? `, role ${role}` : ''
}

function count(number: unknown, thing: string): string {
  return number === 1 ? `one ${thing}` : `${number} ${thing}s`
}
