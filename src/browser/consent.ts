import { isPrivatePage } from './private-page.ts'
import { whenSeen } from './when-seen.ts'

const ANSWER = 'analytics'

declare global {
  var dataLayer: IArguments[]
  interface Navigator {
    /** Global Privacy Control: the browser opts out for its user. */
    readonly globalPrivacyControl?: boolean
  }
}

let id: string | undefined

/**
 * Asks once for consent to analytics, saves the answer, and lets the visitor change it in the
 * footer. Does nothing when the site has no analytics or the browser opts out for the visitor.
 */
export function requestConsent() {
  document.addEventListener('DOMContentLoaded', () => {
    const banner = document.querySelector<HTMLElement>('[data-analytics]')
    const choices = document.querySelector<HTMLElement>('[data-choices]')
    if (!banner || !choices || navigator.globalPrivacyControl || isPrivatePage()) return
    whenSeen(() => {
      choices.hidden = false
      banner.hidden = savedAnswer() !== null
      if (savedAnswer() === 'yes') start(banner.dataset.analytics)
    })
    const answer = ({ target }: Event) => {
      if (!(target instanceof Node)) return
      if (choices.contains(target)) {
        banner.hidden = false
        banner.querySelector('button')?.focus()
      }
      if (!banner.contains(target) || !(target instanceof HTMLButtonElement)) return
      banner.hidden = true
      saveAnswer(target.value)
      if (target.value !== 'yes') return stop()
      start(banner.dataset.analytics)
      reportPageView()
    }
    // Before React, which stops events on elements that it has not hydrated yet.
    addEventListener('click', answer, { capture: true })
  })
}

/** Reports the current page view, if the visitor has consented. */
export function reportPageView() {
  if (!id) return
  gtag('event', 'page_view', {
    page_title: document.title,
    page_location: location.href,
    page_path: location.pathname + location.search,
  })
}

function start(wanted: string | undefined) {
  id = wanted
  setDisabled(false)
  const source = `https://www.googletagmanager.com/gtag/js?id=${id}`
  if (document.querySelector(`script[src="${source}"]`)) return
  globalThis.dataLayer ||= []
  gtag('js', new Date())
  // We send page views ourselves, because client-side navigation counts too.
  // With a domain of its choice, its cookies would be those of the whole domain, beyond this site.
  gtag('config', id, { send_page_view: false, cookie_domain: 'none' })
  const script = document.createElement('script')
  script.src = source
  script.async = true
  document.head.append(script)
}

/** A loaded script cannot be unloaded; it is disabled, and its cookies are deleted. */
function stop() {
  if (!id) return
  setDisabled(true)
  id = undefined
  for (const [name] of document.cookie.matchAll(/_ga\w*(?==)/g)) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}

/** A host and the domains above it, each as an attribute of a cookie: earlier ones were set for one of them. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)
}

function setDisabled(isDisabled: boolean) {
  ;(window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = isDisabled
}

// The library reads `arguments`, not an array.
function gtag(..._: unknown[]) {
  // biome-ignore lint/complexity/noArguments: as above
  dataLayer.push(arguments)
}

// Without storage, the question is asked again on the next page.
function savedAnswer(): string | null {
  try {
    return localStorage.getItem(ANSWER)
  } catch {
    return null
  }
}

function saveAnswer(answer: string) {
  try {
    localStorage.setItem(ANSWER, answer)
  } catch {}
}
