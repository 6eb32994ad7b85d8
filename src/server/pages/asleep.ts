import pageScript from 'virtual:page-script'

const PRELOADS = /<link rel="modulepreload"[^>]*>/g
const BOOT_SCRIPT = /<script id="_R_">([\s\S]*?)<\/script>/
/** How the one inline script that Waku boots from asks for React. */
const IMPORT = /import\("\/[^"]*"\)(?=\.catch\(|;)/
/** What React takes the page over with: the page once more, in the notation of its own reader. */
const PAYLOAD = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\(("[\s\S]*?")\)<\/script>/g
/** Waku's boot script ends the page: painted before that, what is there moves when the rest comes. */
const PAINT_WHOLE = '<link rel="expect" href="#_R_" blocking="render">'
const HAND_OVER =
  'for(const s of document.querySelectorAll("[data-payload]"))(self.__FLIGHT_DATA||=[]).push(JSON.parse(s.textContent));'
/** A part of it that is no text. */
const BYTES = '<script>(self.__FLIGHT_DATA||=[]).push(Uint8Array'

export interface AsleepPage {
  html: string
  /** What has left the HTML, and is fetched from the given address when the page wakes. */
  payload: string | undefined
}

/**
 * Puts a page to sleep: the HTML is complete, and React is neither loaded nor fetched ahead before
 * the page script says that the visitor has touched something.
 * @param addressOf Where a payload will be found. Without it the payload stays in the page.
 * @throws When Waku's boot script is not as expected, so that an update of Waku is noticed.
 */
export function putToSleep(source: string, addressOf?: (payload: string) => string): AsleepPage {
  const [element, boot = ''] = source.match(BOOT_SCRIPT) ?? []
  if (!element) return { html: source, payload: undefined }
  if (!IMPORT.test(boot)) throw new Error('The boot script of this Waku version is not known.')
  const html = source
    .replace(PRELOADS, '')
    .replace('</head>', () => `${PAINT_WHOLE}<script>${pageScript}</script></head>`)
  const whenAwake = (call: string, script: string) =>
    html.replace(element, () => `<script id="_R_">awake(${call}).then(r=>{${script}})</script>`)

  // Its parts have an order, so they are all treated alike; bytes can only stay as they are.
  if (source.includes(BYTES)) return { html: whenAwake('', boot), payload: undefined }
  if (!addressOf) {
    const asData = whenAwake('', HAND_OVER + boot).replace(PAYLOAD, (_, part) => dataBlock(part))
    return { html: asData, payload: undefined }
  }
  const payload = [...html.matchAll(PAYLOAD)].map(([, part]) => JSON.parse(toJson(part))).join('')
  const call = JSON.stringify(addressOf(payload))
  const fetched = 'globalThis.__WAKU_INITIAL_RSC__=r;'
  return { html: whenAwake(call, boot + fetched).replace(PAYLOAD, ''), payload }
}

function dataBlock(literal: string): string {
  return `<script type="application/json" data-payload>${toJson(literal)}</script>`
}

/** A string literal of the page's scripts as JSON, which does not know two of its escapes. */
function toJson(literal = ''): string {
  return literal.replace(/<\\!--/g, '\\u003c!--').replace(/<\/\\(?=script)/gi, '\\u003c/')
}
