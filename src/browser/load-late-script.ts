import { LATE_SCRIPT_PATH } from '../settings/late-script-path.ts'

// Not pointerover: a pointer that rests is over something on every page that loads under it.
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'scroll'] as const

/**
 * Loads what a page needs only when its visitor does something (`src/chart/late-script`): in the HTML
 * of every page it would not fit.
 */
export function loadLateScript() {
  const load = (event: Event) => {
    // Browsers also send a move that is none once a page has its layout.
    const { type, movementX, movementY } = event as PointerEvent
    if (type === 'pointermove' && !movementX && !movementY) return
    for (const sign of SIGNS) removeEventListener(sign, load)
    // Without it, the menus have their plain links; the next sign tries again.
    import(LATE_SCRIPT_PATH).catch(loadLateScript)
  }
  for (const sign of SIGNS) addEventListener(sign, load, { passive: true })
}
