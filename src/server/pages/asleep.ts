import pageScript from 'virtual:page-script'
import type { WholePage } from './whole-page.ts'

const PRELOADS = /<link rel="modulepreload"(?=[^>]*>)/g
const BOOT_SCRIPT = '<script id="_R_">'
/** How Waku's inline boot script imports React. */
const IMPORT = /import\("\/[^"]*"\)(?=\.catch\(|;)/
/** Waku's boot script ends the page; painting before it would shift the layout. */
const PAINT_WHOLE = '<link rel="expect" href="#_R_" blocking="render">'
const PAYLOAD_LOADER =
  'for(const s of document.querySelectorAll("[data-payload]"))(self.__FLIGHT_DATA||=[]).push(JSON.parse(s.textContent));'
/** Where React finds the payload: Waku's own code for this collects it from the page. */
const PAYLOAD_IN_PAGE = /globalThis\.__WAKU_INITIAL_RSC__ = \(.*?return e;}\)\(\);/
const PAYLOAD_FETCHED = 'globalThis.__WAKU_INITIAL_RSC__=r;'
/** Waku's list of modules to load before a link is followed, when it has none: links work without it. */
const NOTHING_TO_PREFETCH =
  /globalThis\.__WAKU_ROUTER_PREFETCH__ = [^\n]*\n *const ids = \[\];[\s\S]*?\n};\n/

/**
 * Puts a page to sleep: the HTML is complete, and React is neither loaded nor preloaded until the
 * page script reports the visitor's first interaction.
 * @param payloadAddress The address at which the page's payload will be served, to be fetched when the page wakes.
 * Without it, the payload is put into the page.
 * @throws When Waku's boot script is not as expected, so that an update of Waku is noticed.
 */
export function putToSleep({ html, payload }: WholePage, payloadAddress?: string): string {
  const element = html.lastIndexOf(BOOT_SCRIPT)
  if (element < 0) return html
  const bootAt = element + BOOT_SCRIPT.length
  const bootEnd = html.indexOf('</script>', bootAt)
  const boot = html.slice(bootAt, bootEnd)
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.indexOf('</body>', bootEnd)
  if (!IMPORT.test(boot) || !PAYLOAD_IN_PAGE.test(boot) || headEnd < 0 || bodyEnd < 0)
    throw new Error('The boot script of this Waku version has an unknown format.')
  const isFetched = payloadAddress !== undefined
  const used = boot.replace(NOTHING_TO_PREFETCH, '')
  const whenAwake = isFetched
    ? used.replace(PAYLOAD_IN_PAGE, PAYLOAD_FETCHED)
    : PAYLOAD_LOADER + used
  return [
    html.slice(0, headEnd).replace(PRELOADS, '<link rel="when-awake"'),
    `${PAINT_WHOLE}<script>${pageScript}</script>`,
    html.slice(headEnd, bootAt),
    `awake(${isFetched ? JSON.stringify(payloadAddress) : ''}).then(r=>{${whenAwake}})`,
    html.slice(bootEnd, bodyEnd),
    isFetched ? '' : dataBlock(payload),
    html.slice(bodyEnd),
  ].join('')
}

/** A script that is no program ends where a program would, too, and has one more escape. */
function dataBlock(payload: string): string {
  const json = JSON.stringify(payload).replace(/<(?=!--|\/script)/gi, '\\u003c')
  return `<script type="application/json" data-payload>${json}</script>`
}
