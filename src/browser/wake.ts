declare global {
  /**
   * Resolves when the page may load React; Waku's boot script waits for it.
   * @param payload The address of the payload that React hydrates from, when it is not in the page.
   * @returns The response from that address, fetched while React loads.
   */
  var awake: (payload?: string) => Promise<{ response: Promise<Response> } | undefined>
  /** The forms that were touched before React could listen, by their `data-form`. */
  var touchedForms: Set<string>
  /** Whether the page stays although code could not be loaded; set with the first form that wakes. */
  var keepsPage: undefined | ((event: Event) => boolean)
}

// The last two fire without a touch when the browser autofills a form.
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change'] as const

/**
 * Wakes the page at the first touch, key or focus, or when an element marked `data-wake` comes
 * into view; with `data-wake="at-once"` as soon as the page is read, wherever it is scrolled to.
 * @returns A function that wakes it at once.
 */
export function wakeWhenTouched(): () => void {
  let resolve = () => {}
  const touched = new Promise<void>((resolveTouched) => {
    resolve = resolveTouched
  })
  const parsed = new Promise((resolveParsed) =>
    document.addEventListener('DOMContentLoaded', resolveParsed),
  )
  globalThis.awake = async (payload) => {
    await Promise.all([touched, parsed])
    return payload ? { response: fetchPayload(payload) } : undefined
  }
  globalThis.touchedForms = new Set()
  const wake = () => {
    dropFragment()
    resolve()
  }
  const onTouch = (event: Event) => {
    recordForm(event.target)
    wake()
  }
  addEventListener('popstate', dropFragment, { capture: true })
  for (const name of TOUCHES) addEventListener(name, onTouch, { capture: true, passive: true })
  // What leads away: Firefox then gives up the chunks that a page asleep has begun to load.
  let isLeft = false
  const onPress = ({ target }: Event) => {
    isLeft ||= target instanceof Element && target.closest('a,form') !== null
  }
  for (const name of ['click', 'submit']) addEventListener(name, onPress, { capture: true })
  // Waku answers a chunk that cannot be loaded by loading the page again. Offline, that would leave
  // the visitor without the page they have; in a form, it would cut off the post that works without, and
  // after a press, the way to the next page.
  addEventListener('vite:preloadError', (event) => {
    const { keepsPage, navigates, touchedForms } = globalThis
    const keeps = keepsPage ? keepsPage(event) : touchedForms.size > 0
    if (!navigator.onLine || keeps || (isLeft && !navigates)) event.stopImmediatePropagation()
  })
  document.addEventListener('DOMContentLoaded', () => wakeWhenSeen(wake))
  return wake
}

/**
 * Without a network, or with one that answers in place of the site, the page sleeps on, complete as it
 * is, and the next touch tries again.
 */
async function fetchPayload(payload: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(payload).catch(() => undefined)
    if (answer?.ok && /^text.plain/.test(answer.headers.get('content-type') ?? '')) return answer
    await new Promise((resolve) => {
      for (const name of TOUCHES) addEventListener(name, resolve, { capture: true, once: true })
    })
  }
}

function recordForm(target: EventTarget | null) {
  const form = target instanceof Element && target.closest<HTMLElement>('form[data-form]')
  if (form) globalThis.touchedForms.add(form.dataset.form ?? '')
}

/**
 * Waku's router reads the address's fragment once React has loaded. That state change makes React
 * discard the HTML of a form that is still asleep, with anything typed or clicked in it meanwhile.
 */
function dropFragment() {
  if (!location.hash || !document.querySelector('form[data-form]:not([data-awake])')) return
  history.replaceState(history.state, '', location.pathname + location.search)
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
