/** Calls back once the visitor has the page before them: not while it is prerendered or in a tab behind. */
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
    /** Chromium's: the page is made ahead of a click that may never come. */
    readonly prerendering?: boolean
  }
}
