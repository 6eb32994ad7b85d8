import { PROVIDER_ASSETS } from '../settings/scheduling.ts'

/** The part of the provider's script API used here. */
interface Widget {
  initPopupWidget(options: { url: string }): void
  initInlineWidget(options: { url: string; parentElement: HTMLElement }): void
  closePopupWidget?(): void
}

declare global {
  interface Window {
    Calendly?: Widget
  }
}

const SCRIPT_ID = 'calendly-widget-script'
/** After this time the visitor is offered the form instead. */
export const TIMEOUT_MS = 4000

/**
 * The provider's widget; its script is loaded once, on first use.
 * @throws When the script is blocked or loads too slowly; a later call may succeed.
 */
export async function widget(): Promise<Widget> {
  if (window.Calendly) return window.Calendly
  await withTimeout(loaded(document.getElementById(SCRIPT_ID) ?? addScript()))
  if (!window.Calendly) throw new Error('The calendar script loaded without its widget')
  return window.Calendly
}

/** Whether the widget can be used at once. */
export function isWidgetLoaded(): boolean {
  return window.Calendly !== undefined
}

/** Gives the calendar's iframe a title for screen readers if the provider has not. */
export function nameFrame(place: ParentNode): void {
  const frame = place.querySelector('iframe')
  if (frame && !frame.title) frame.title = 'Calendar of open times'
}

function addScript(): HTMLElement {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = `${PROVIDER_ASSETS}/assets/external/widget.css`
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.src = `${PROVIDER_ASSETS}/assets/external/widget.js`
  script.addEventListener('error', () => {
    // Removed, so that the next call tries again.
    script.remove()
    sheet.remove()
  })
  document.head.append(sheet, script)
  return script
}

function loaded(script: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () =>
      reject(new Error('The calendar script could not be loaded')),
    )
  })
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The calendar script did not load in time')), TIMEOUT_MS)
    }),
  ])
}
