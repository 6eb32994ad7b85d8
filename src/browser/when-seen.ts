/** Calls back once the page is visible: not while it is prerendered or in a background tab. */
export function whenSeen(callBack: () => void) {
  const later = document.prerendering
    ? 'prerenderingchange'
    : document.hidden
      ? 'visibilitychange'
      : undefined
  if (!later) callBack()
  else document.addEventListener(later, () => whenSeen(callBack), { once: true })
}

declare global {
  interface Document {
    /** Chromium only: the page is rendered before a click that may never happen. */
    readonly prerendering?: boolean
  }
}
