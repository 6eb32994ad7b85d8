/** Scrolling ends with the last event for so long. */
const SETTLED_MS = 100
/** A page may grow while its parts arrive. */
const RESTORE_WITHIN_MS = 1000
const INTERRUPTED_BY = ['wheel', 'touchstart', 'keydown', 'pointerdown']

const address = () => location.pathname + location.search

let timer: ReturnType<typeof setTimeout> | undefined
let shown = ''
/** How far the page was scrolled that the visitor is on the way back to; while it is not there yet. */
let returnTop: number | undefined
let cameBack = false

/**
 * Keeps how far each page is scrolled in its history entry, for Back and Forward between pages
 * that React shows: Waku's router starts every one of them at its top.
 * @returns A function that ends it.
 */
export function watchScroll(): () => void {
  shown = address()
  addEventListener('scroll', saveWhenSettled, { passive: true })
  addEventListener('popstate', noteReturn)
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', saveWhenSettled)
    removeEventListener('popstate', noteReturn)
  }
}

/** Keeps the position of the page that is about to be left. */
export function saveScroll() {
  clearTimeout(timer)
  history.replaceState({ ...history.state, scroll: scrollY }, '')
}

/** Before a page is painted that Back or Forward asked for: where it was left. */
export function restoreScroll() {
  const top = returnTop
  returnTop = undefined
  if (top === undefined) return
  const until = performance.now() + RESTORE_WITHIN_MS
  const interrupted = new AbortController()
  for (const name of INTERRUPTED_BY) {
    addEventListener(name, () => interrupted.abort(), { signal: interrupted.signal, passive: true })
  }
  const scroll = () => {
    if (interrupted.signal.aborted) return
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) requestAnimationFrame(scroll)
    else interrupted.abort()
  }
  scroll()
}

/** Once a page is there. Waku copies the state of the entry before into a new one: it starts clean. */
export function enterPage() {
  clearTimeout(timer)
  if (!cameBack) history.replaceState({ scroll: scrollY }, '')
  cameBack = false
  shown = address()
}

function saveWhenSettled() {
  clearTimeout(timer)
  // On the way back, scrolling belongs to the page that is left, the state to the one that comes.
  if (!cameBack) timer = setTimeout(saveScroll, SETTLED_MS)
}

function noteReturn({ state }: PopStateEvent) {
  clearTimeout(timer)
  cameBack = address() !== shown
  returnTop = cameBack ? (state?.scroll ?? 0) : undefined
}
