import pageScript from 'virtual:page-script'

const PRELOADS = /<link rel="modulepreload"[^>]*>/g
const BOOT_SCRIPT = /<script id="_R_">([\s\S]*?)<\/script>/
/** How Waku's inline boot script imports React. */
const IMPORT = /import\("\/[^"]*"\)(?=\.catch\(|;)/
/** The payload that React hydrates from: the page again, as RSC data. */
const PAYLOAD = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\(("[\s\S]*?")\)<\/script>/g
/** Waku's boot script ends the page; painting before it would shift the layout. */
const PAINT_WHOLE = '<link rel="expect" href="#_R_" blocking="render">'
const PAYLOAD_LOADER =
  'for(const s of document.querySelectorAll("[data-payload]"))(self.__FLIGHT_DATA||=[]).push(JSON.parse(s.textContent));'
/** A binary part of the payload. */
const BYTES = '<script>(self.__FLIGHT_DATA||=[]).push(Uint8Array'

export interface AsleepPage {
  html: string
  /** The payload removed from the HTML; fetched from the given address when the page wakes. */
  payload: string | undefined
}

/**
 * Puts a page to sleep: the HTML is complete, and React is neither loaded nor preloaded until the
 * page script reports the visitor's first interaction.
 * @param addressOf The address at which a payload will be served. Without it, the payload stays in
 * the page.
 * @throws When Waku's boot script is not as expected, so that an update of Waku is noticed.
 */
export function putToSleep(source: string, addressOf?: (payload: string) => string): AsleepPage {
  const [element, boot = ''] = source.match(BOOT_SCRIPT) ?? []
  if (!element) return { html: source, payload: undefined }
  if (!IMPORT.test(boot))
    throw new Error('The boot script of this Waku version has an unknown format.')
  const html = source
    .replace(PRELOADS, '')
    .replace('</head>', () => `${PAINT_WHOLE}<script>${pageScript}</script></head>`)
  const whenAwake = (call: string, script: string) =>
    html.replace(element, () => `<script id="_R_">awake(${call}).then(r=>{${script}})</script>`)

  // The parts must stay in order, so if one is binary, none are moved.
  if (source.includes(BYTES)) return { html: whenAwake('', boot), payload: undefined }
  if (!addressOf) {
    const asData = whenAwake('', PAYLOAD_LOADER + boot).replace(PAYLOAD, (_, part) =>
      dataBlock(part),
    )
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

/** Converts a JavaScript string literal of the page to JSON, which lacks two of its escapes. */
function toJson(literal = ''): string {
  return literal.replace(/<\\!--/g, '\\u003c!--').replace(/<\/\\(?=script)/gi, '\\u003c/')
}
