import { randomUUID } from 'node:crypto'

const WORDS = 'boat mooring storm claim quote sail engine harbor winter policy rope deck'.split(' ')

/** A visitor's contact form, as the page's script sends it; a test says only what matters to it. */
export interface Sent {
  email?: string
  message?: string
  name?: string
  filling?: { trap?: string; elapsedMs?: number }
  submissionKey?: string
  /** X-Forwarded-For. */
  from?: string
}

/** Sends a contact form. */
export async function sendContact(site: string, sent: Sent = {}): Promise<Response> {
  const { filling, from, submissionKey = randomUUID() } = sent
  return fetch(`${site}/api/trpc/forms.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify({
      formType: 'contact',
      formData: formOf(sent),
      submissionKey,
      ...(filling && { filling }),
    }),
  })
}

/** Sends it as a browser without JavaScript does; `trap` in its field. */
export async function postContact(site: string, sent: Sent = {}): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(formOf(sent))) body.append(name, value)
  body.append('remarks', sent.filling?.trap ?? '')
  const headers = sent.from ? { 'x-forwarded-for': sent.from } : undefined
  return fetch(`${site}/api/forms/contact`, { method: 'POST', body, headers, redirect: 'manual' })
}

/** Enters an address in the newsletter box. */
export async function subscribe(site: string, email: string, from?: string): Promise<Response> {
  return fetch(`${site}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email, path: '/blog' }),
    headers: from ? { 'x-forwarded-for': from } : undefined,
    redirect: 'manual',
  })
}

/** A text like no other. */
export function ownText(): string {
  return Array.from({ length: 20 }, () => WORDS[Math.floor(Math.random() * WORDS.length)])
    .concat(randomUUID().replace(/\d/g, 'q'))
    .join(' ')
}

function formOf({ email, message, name }: Sent) {
  return {
    name: name ?? 'Pat Visitor',
    email: email ?? `pat.${randomUUID()}@visitors.example`,
    phone: '',
    zipCode: '06604',
    subject: 'Claims',
    message: message ?? ownText(),
  }
}
