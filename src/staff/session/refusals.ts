import { plainPage } from '../../http/plain-page.ts'
import { type PendingForm, sendAgain } from './pending-form.ts'
import { type Permission, whoseItIs } from './permissions.ts'

/**
 * For staff who are no longer signed in.
 * @param sent What they have sent, to be sent from here: not every browser still has it when they go back.
 */
export function notSignedIn(sent?: PendingForm): Response {
  return plainPage(401, {
    title: 'Signed out',
    heading: 'You are no longer signed in',
    body: `<p>Nothing was changed. <a href="/admin/sign-in" target="_blank" rel="noopener">Sign in in a new tab</a>,
then come back to this tab ${
      sent
        ? `and press the button: what you typed is sent with it. Only your own account can send it.</p>${sendAgain(sent)}`
        : 'and press Back in your browser.</p>'
    }`,
  })
}

/** For staff who send again what another account has typed: it would count as theirs. */
export function typedByAnother(): Response {
  return plainPage(403, {
    title: 'Not sent',
    heading: 'Another account typed this',
    body: `<p>Nothing was changed: it would have been done in your name. Whoever typed it can sign in and do it again.</p>
<p><a href="/admin">Go to the staff’s own pages</a></p>`,
  })
}

/** For staff whose role may not do what they ask. */
export function notAllowed(permission?: Permission): Response {
  return plainPage(403, {
    title: 'Not allowed',
    heading: 'Your account cannot do this',
    body: `<p>Nothing was shown or changed. ${whoseItIs(permission)}</p>
<p><a href="/admin/account">Go to your account</a></p>`,
  })
}

/**
 * For staff, if the database is unavailable.
 * @param sent Likewise.
 */
export function databaseUnavailable(sent?: PendingForm): Response {
  return plainPage(503, {
    title: 'Not available right now',
    heading: 'The database is not responding',
    body: sent
      ? `<p>Nothing was changed. Try again in a minute: what you typed is sent with it.</p>${sendAgain(sent)}`
      : '<p>Nothing was shown or changed. Try again in a minute.</p>',
  })
}

/** For a form of somebody whose browser would not store that they are signed in. */
export function refusePlainHttp(): Response {
  return plainPage(403, {
    title: 'Not a secure connection',
    heading: 'This page was opened without https',
    body: `<p>Nothing was done: over http, browsers do not store that you are signed in. Go back, change <strong>http</strong>
at the beginning of the page’s address to <strong>https</strong>, and try again.</p>
<p>Whoever runs the server should redirect http to https: see “TLS” in docs/operate.md.</p>`,
  })
}

/** For a form sent from another website. */
export function refuseCrossSiteStaffForm(): Response {
  return plainPage(403, {
    title: 'Not sent',
    heading: 'This was sent from another site',
    body: '<p>Nothing was changed. <a href="/admin/leads">Go to the staff’s own pages</a>.</p>',
  })
}
