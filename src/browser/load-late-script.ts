import { LATE_SCRIPT_PATH } from '../settings/late-script-path.ts'

// Not pointerover: a pointer that rests is over something on every page that loads under it.
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'scroll'] as const
const MAX_WAIT_MS = 60_000

declare global {
  /** The fragment of the address that the page was opened with, for what is loaded after a link to another. */
  var placeEntered: string
}

/**
 * Loads what a page needs only when its visitor does something (`src/chart/late-script`): in the HTML
 * of every page it would not fit.
 */
export function loadLateScript(attempt = 0) {
  globalThis.placeEntered ??= location.hash
  const load = (event: Event) => {
    // Browsers also send a move that is none once a page has its layout.
    const { type, movementX, movementY } = event as PointerEvent
    if (type === 'pointermove' && !movementX && !movementY) return
    for (const sign of SIGNS) removeEventListener(sign, load)
    // Without it, the menus have their plain links. The next sign tries again, at another address:
    // browsers remember that a module could not be loaded. Each time it waits twice as long: a site
    // that is down would get a request for each move of every pointer.
    const again = attempt ? `?${attempt}` : ''
    const request = () => import(LATE_SCRIPT_PATH + again).catch(() => loadLateScript(attempt + 1))
    setTimeout(request, attempt && Math.min(500 * 2 ** attempt, MAX_WAIT_MS))
  }
  for (const sign of SIGNS) addEventListener(sign, load)
}
