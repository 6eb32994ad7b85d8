declare global {
  /** Resolves when the page may load React; Waku's boot script waits for it. */
  var awake: Promise<void>
  /** The forms that were touched before React could listen, by `data-form`. */
  var touchedForms: Set<string>
}

// The last two come without a touch when a browser fills a form in by itself.
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change'] as const

/**
 * Wakes the page at the first touch, key or focus, or when an element marked `data-wake` comes
 * near the screen.
 * @returns A function that wakes it at once.
 */
export function wakeWhenTouched(): () => void {
  let resolve = () => {}
  globalThis.awake = new Promise((resolveAwake) => {
    resolve = resolveAwake
  })
  globalThis.touchedForms = new Set()
  const wake = () => {
    dropFragment()
    resolve()
  }
  const onTouch = (event: Event) => {
    noteForm(event.target)
    wake()
  }
  addEventListener('popstate', dropFragment, { capture: true })
  for (const name of TOUCHES) addEventListener(name, onTouch, { capture: true, passive: true })
  // Waku answers a chunk that cannot be loaded by loading the page again. Offline, that would leave
  // the visitor without the page they have.
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) event.stopImmediatePropagation()
  })
  document.addEventListener('DOMContentLoaded', () => wakeWhenSeen(wake))
  return wake
}

function noteForm(target: EventTarget | null) {
  const form = target instanceof Element && target.closest<HTMLElement>('form[data-form]')
  if (form) globalThis.touchedForms.add(form.dataset.form ?? '')
}

/**
 * Waku's router takes up the address's fragment once React is there. React answers that change by
 * throwing away the HTML of a form that still sleeps, with what is typed or clicked in it just then.
 */
function dropFragment() {
  if (!location.hash || !document.querySelector('form[data-form]:not([data-awake])')) return
  history.replaceState(history.state, '', location.pathname + location.search)
}

function wakeWhenSeen(wake: () => void) {
  const marked = document.querySelectorAll('[data-wake]')
  if (marked.length === 0) return
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) wake()
  })
  for (const element of marked) observer.observe(element)
}
