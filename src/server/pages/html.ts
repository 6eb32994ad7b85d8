import { createHash } from 'node:crypto'
import pageScript from 'virtual:page-script'
import { contentSecurityPolicy } from '../../http/secure-headers.ts'

const PRELOADS = /<link rel="modulepreload"(?=[^>]*>)/g
const BOOT = '<script id="_R_">'
/** How Waku's boot script imports its client entry. */
const IMPORTS_CLIENT = /import\("\/[^"]*"\)(?=\.catch\(|;)/
/** Waku's boot script ends the page; painting before it would shift the layout. */
const PAINT_WHOLE = '<link rel="expect" href="#_R_" blocking="render">'
const PAGE_SCRIPT = Buffer.from(`${PAINT_WHOLE}<script>${pageScript}</script>`).toString('latin1')
/** Data for search engines is run by no browser. */
const NOT_INLINE = / src=| type="application\/ld\+json"/

/**
 * What Waku has no option for, done to its finished HTML: React is neither loaded nor preloaded until `awake` of the page
 * script (`src/browser/main.ts`) resolves, and the policy of the page allows its own inline code alone.
 * @param page As Waku answers it, with the data that React hydrates from.
 * @throws When Waku's HTML is not as expected, so that an update of Waku is noticed.
 */
export function finishHtml(page: Buffer): { html: Buffer; policy: string } {
  // A byte a character: nothing here looks at one beyond ASCII, and the text is neither decoded nor encoded.
  const html = page.toString('latin1')
  const bootAt = html.indexOf(BOOT) + BOOT.length
  const bootEnd = html.indexOf('</script>', bootAt)
  const headEnd = html.indexOf('</head>')
  const boot = html.slice(bootAt, bootEnd)
  if (bootAt < BOOT.length || headEnd < 0 || !IMPORTS_CLIENT.test(boot))
    throw new Error(
      'The HTML of this Waku version has an unknown form: see src/server/pages/html.ts',
    )
  const finished = [
    html.slice(0, headEnd).replace(PRELOADS, '<link rel="when-awake"'),
    PAGE_SCRIPT,
    html.slice(headEnd, bootAt),
    `awake().then(()=>{${boot}})`,
    html.slice(bootEnd),
  ].join('')
  const scripts = hashesOf(finished, 'script')
  const styles = hashesOf(finished, 'style')
  return {
    html: Buffer.from(finished, 'latin1'),
    policy: contentSecurityPolicy({ scripts, styles }),
  }
}

/** The hashes of inline code, as sources of a Content-Security-Policy. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  for (let at = html.indexOf(`<${element}`); at >= 0; at = html.indexOf(`<${element}`, at + 1)) {
    const start = html.indexOf('>', at) + 1
    if (NOT_INLINE.test(html.slice(at, start))) continue
    const content = html.slice(start, html.indexOf(`</${element}>`, start))
    hashes.add(`'sha256-${createHash('sha256').update(content, 'latin1').digest('base64')}'`)
  }
  return [...hashes]
}
