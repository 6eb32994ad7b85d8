import { isReachable } from './load-code.ts'
import { whenSeen } from './when-seen.ts'

declare global {
  /** Resolves when the page may load React and hydrate; Waku's boot script waits for it. */
  var awake: () => Promise<void>
  /**
   * Whether the page is still as it came from the server. React throws away the HTML of a page that somebody else
   * has changed, a translator or an extension, with what was chosen in it: such a page stays HTML, which works as well.
   */
  var isAsServed: () => boolean
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

// Back and Forward may lead to another step of the form; the last two fire without a touch when the browser autofills it.
const TOUCHES = [
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'popstate',
  'input',
  'change',
] as const
/** Where a browser cannot say when it is idle (Safari), or never is: Chromium that cannot draw a page right now. */
const IDLE_LIMIT_MS = 1000

/**
 * Lets the page load React at the first touch, key or focus; when an element marked `data-wake` comes into view,
 * with `data-wake="at-once"` as soon as the page is read; and a page with a form by itself when the browser is idle.
 * @returns A function that does so at once.
 */
export function hydrateWhenNeeded(): () => void {
  let wake = () => {}
  const touched = new Promise<void>((resolve) => {
    wake = resolve
  })
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  watchOthers()
  reloadOnlyWhenItHelps()
  globalThis.awake = async () => {
    await Promise.all([touched, parsed])
    while (!(await isCodeHere())) await nextTouch()
    if (!isAsServed()) await new Promise(() => {})
  }
  for (const name of TOUCHES) addEventListener(name, wake, { capture: true, passive: true })
  document.addEventListener('DOMContentLoaded', () => {
    wakeWhenSeen(wake)
    if (document.querySelector('form[data-form]')) wakeWhenIdle(wake)
  })
  return wake
}

/**
 * Loads the code that the page names as `<link rel="when-awake">`: React throws the HTML away when a part of it cannot
 * be loaded. Without a network, or with one that answers in place of the site, the page stays HTML until the next touch.
 */
async function isCodeHere(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=when-awake]')
  const isLoaded = async ({ href }: HTMLLinkElement) => {
    const answer = await fetch(href)
    const isCode = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
    // Only what was read is in the browser's cache, from where React takes it.
    return isCode && (await answer.blob()).size > 0
  }
  const loaded = await Promise.all([...links].map(isLoaded)).catch(() => [false])
  return !loaded.includes(false)
}

function nextTouch(): Promise<Event> {
  return new Promise((resolve) => {
    for (const name of TOUCHES) addEventListener(name, resolve, { capture: true, once: true })
  })
}

/** Not where each kilobyte counts: there the form works as HTML until it is touched. */
function wakeWhenIdle(wake: () => void) {
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) return
  addEventListener('load', () =>
    whenSeen(() => {
      globalThis.requestIdleCallback?.(() => wake())
      setTimeout(wake, IDLE_LIMIT_MS)
    }),
  )
}

function wakeWhenSeen(wake: () => void) {
  const marked = document.querySelectorAll('[data-wake]')
  if (marked.length === 0) return
  if (document.querySelector('[data-wake="at-once"]')) return wake()
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) wake()
  })
  for (const element of marked) observer.observe(element)
}

/** Watches until the page is hydrated what others change in it. */
function watchOthers() {
  let isChanged = false
  let isParsed = false
  const see = (records: MutationRecord[]) => {
    isChanged ||= records.some((record) => isByOthers(record, isParsed))
    if (isChanged || globalThis.navigates) observer.disconnect()
  }
  const observer = new MutationObserver(see)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  document.addEventListener('readystatechange', () => {
    see(observer.takeRecords())
    isParsed = true
  })
  globalThis.isAsServed = () => {
    see(observer.takeRecords())
    return !isChanged
  }
}

/**
 * The parser only adds at the end of an element, and until it has ended. What stands directly in `head` or `body` React
 * passes over; the menus are filled by our own script (`src/chart/late-script`).
 */
function isByOthers(
  { target, type, removedNodes, nextSibling }: MutationRecord,
  isParsed: boolean,
): boolean {
  const place = target instanceof Element ? target : target.parentElement
  if (!place?.isConnected || place.closest('head, [data-menu]')) return false
  if (removedNodes.length > 0) return true
  if (place.matches('html, body')) return false
  return isParsed || (type === 'childList' && nextSibling !== null)
}

/**
 * Waku answers code that cannot be loaded by loading the page again. A form that is still HTML works without, a page
 * that is being left would stay, and without the site a visitor would lose the page: Waku hears of it only once the
 * site answers.
 */
function reloadOnlyWhenItHelps() {
  let isLeft = false
  let retold: Event | undefined
  // What leads away: Firefox then gives up the chunks that a page has begun to load.
  const onPress = ({ target }: Event) => {
    isLeft ||= target instanceof Element && target.closest('a,form') !== null
  }
  for (const name of ['click', 'submit']) addEventListener(name, onPress, { capture: true })
  addEventListener('vite:preloadError', (event) => {
    if (event === retold) return
    event.stopImmediatePropagation()
    const works = isLeft || document.querySelector('form[data-form]')
    if (works && !globalThis.navigates) return
    void isReachable().then((reachable) => {
      // A new one: Chromium remembers of the other that it was stopped.
      retold = new Event(event.type, { cancelable: true })
      if (reachable) dispatchEvent(retold)
    })
  })
}
