import pageScript from 'virtual:page-script'

const PRELOADS = /<link rel="modulepreload"[^>]*>/g
/** How the one inline script that Waku boots from asks for React. */
const BOOT = /import\(("\/[^"]*")\)(?=\.catch\(|;)/

/**
 * Puts a page to sleep: the HTML is complete, and React is neither loaded nor fetched ahead before
 * the page script says that the visitor has touched something.
 * @throws When Waku's boot script is not as expected, so that an update of Waku is noticed.
 */
export function putToSleep(html: string): string {
  const boot = html.match(/<script id="_R_">[\s\S]*?<\/script>/)?.[0]
  if (!boot) return html
  if (!BOOT.test(boot)) throw new Error('The boot script of this Waku version is not known.')
  const asleep = boot.replace(BOOT, (_, entry) => `awake.then(()=>import(${entry}))`)
  return html
    .replace(boot, () => asleep)
    .replace(PRELOADS, '')
    .replace('</head>', () => `<script>${pageScript}</script></head>`)
}
