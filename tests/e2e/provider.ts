import type { Page } from '@playwright/test'

export const BOOKING_PAGE = 'https://calendly.com/example-marine/consultation'
const SCRIPT = 'https://assets.calendly.com/assets/external/widget.js'

/** What the provider's script does, as far as a page of ours can tell. */
const WIDGET = `
  let overlay
  const frame = (url) => Object.assign(document.createElement('iframe'), { src: url, width: '100%', height: '100%' })
  window.Calendly = {
    initInlineWidget: ({ url, parentElement }) => parentElement.append(frame(url)),
    initPopupWidget: ({ url }) => {
      overlay = Object.assign(document.createElement('div'), { className: 'calendly-overlay' })
      const close = Object.assign(document.createElement('div'), { className: 'calendly-popup-close', textContent: 'x' })
      close.onclick = () => window.Calendly.closePopupWidget()
      overlay.append(frame(url), close)
      document.body.append(overlay)
    },
    closePopupWidget: () => overlay && overlay.remove(),
  }`

const CALENDAR = `<!doctype html><html lang="en"><title>Calendar</title><section aria-label="Calendar"><h1>Open times</h1></section>
<script>parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')</script></html>`

export interface Provider {
  /** Addresses asked for outside the site, in order. */
  asked: string[]
  /** Releases a held response. */
  release(): void
}

/**
 * Stubs the scheduling provider on one page.
 * @param how `blocked`: no request arrives. `held`: the script waits for `release`. `silent`: the
 * script comes, and the calendar itself does not.
 */
export async function stubProvider(
  page: Page,
  how: 'working' | 'blocked' | 'held' | 'silent' = 'working',
): Promise<Provider> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  await page.route(/^https:\/\/([\w-]+\.)*calendly\.com\//, async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (how === 'blocked') return route.abort('blockedbyclient')
    if (url === SCRIPT) {
      if (how === 'held') await released
      return route.fulfill({ contentType: 'text/javascript', body: WIDGET })
    }
    if (url.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' })
    if (how === 'silent') return route.abort('blockedbyclient')
    return route.fulfill({ contentType: 'text/html', body: CALENDAR })
  })
  return { asked, release }
}
