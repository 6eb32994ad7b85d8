/** Scrolling has ended after this time without an event. */
const SETTLED_MS = 100
/** How long to keep trying: a page may grow while its parts arrive. */
const RESTORE_WITHIN_MS = 1000
const INTERRUPTED_BY = ['wheel', 'touchstart', 'keydown', 'pointerdown']

const address = () => location.pathname + location.search

let timer: ReturnType<typeof setTimeout> | undefined
let shown = ''
/** The saved scroll position of the page that Back or Forward leads to, until it is restored. */
let returnTop: number | undefined
let cameBack = false

/**
 * Saves each page's scroll position in its history entry, for Back and Forward in client-side
 * navigation: Waku's router shows every page from its top.
 * @returns A function that stops it.
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

/** Saves the position of the page that is about to be left. */
export function saveScroll() {
  clearTimeout(timer)
  history.replaceState({ ...history.state, scroll: scrollY }, '')
}

/** Restores the scroll position after Back or Forward, before the page is painted. */
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

/**
 * Called once a page is shown. Waku copies the state of the previous history entry into a new one;
 * this resets it.
 */
export function enterPage() {
  clearTimeout(timer)
  if (!cameBack) history.replaceState({ scroll: scrollY }, '')
  cameBack = false
  shown = address()
}

function saveWhenSettled() {
  clearTimeout(timer)
  // During Back, scroll events still come from the old page, but the history state is already the
  // new page's.
  if (!cameBack) timer = setTimeout(saveScroll, SETTLED_MS)
}

function noteReturn({ state }: PopStateEvent) {
  clearTimeout(timer)
  cameBack = address() !== shown
  returnTop = cameBack ? (state?.scroll ?? 0) : undefined
}
