/** Addresses under /api/staff to which forms are sent, and below /admin the pages that have these forms. */
const FORM_PAGES: [sentTo: RegExp, page: string][] = [
  [/^\/(posts|testimonials)$/, '/$1'],
  [/^\/brokers$/, '/texts/brokers'],
  [/^(\/texts\/[^/]+\/[^/]+)(\/picture)?$/, '$1'],
  [/^\/(leads\/selected|lead-views(\/delete)?)$/, '/leads'],
  [
    /^(\/leads\/[^/]+)\/(state|notes|answered|reply|template|certificate|ask|document|send-again|release|spam|delete)$/,
    '$1',
  ],
  [/^(\/leads\/[^/]+)\/answers$/, '$1/application'],
  [/^\/settings\/agency$/, '/settings'],
  [
    /^(\/settings\/(closing-days|costs|documents|export-columns|insurers|lead-routing|reply-templates))$/,
    '$1',
  ],
  [/^\/out-of-office$/, '/account/out-of-office'],
]

/**
 * The page with the form that is sent to an address, or undefined. A refused form is answered at its address, which
 * staff reload, keep, and share like that of a page.
 */
export function formPage(url: string): string | undefined {
  const { pathname } = new URL(url)
  const path = pathname.replace(/^\/api\/staff(?=\/)/, '')
  const found = FORM_PAGES.find(([sentTo]) => sentTo.test(path))
  return found && `/admin${path.replace(...found)}`
}
