'use client'
import {
  createToaster,
  ToastCloseTrigger,
  ToastDescription,
  Toaster,
  ToastRoot,
  ToastTitle,
} from '@ark-ui/react/toast'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { TOAST_REMOVE_DELAY_MS } from '../../settings/business.ts'
import type { ToastMessage } from './server-toast.tsx'
import { toastCard, toastClose, toastText, toastTitle } from './toast-card.tsx'

const toaster = createToaster({
  placement: 'bottom-end',
  // Not `max: 1`: the next toast would wait until the record of the last one expires.
  removeDelay: TOAST_REMOVE_DELAY_MS,
  duration: Number.POSITIVE_INFINITY,
})

/**
 * Shows a toast in place of the one before it. It stays until it is dismissed. Import this module
 * only when a toast may be due: it pulls in Ark's toast machine.
 */
export function showToast(message: ToastMessage): void {
  dismissToast()
  putInPlace()
  toaster.create({ title: message.title, description: message.text, meta: { tone: message.tone } })
}

/** Takes the toast off the screen, whoever rendered it. */
export function dismissToast(): void {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-toast]')) toast.hidden = true
  toaster.dismiss()
}

/** In the flow: the library positions both over the page. */
const IN_FLOW = { position: 'static', zIndex: 'auto', width: '100%' } as const

const place = document.createElement('div')
const root = createRoot(place)

/**
 * Outside the page's React tree, and before the first toast: a screen reader may miss a text that comes together with its
 * region. Below the buttons of the form that is sent it covers nothing that can be pressed; on a page without one it
 * lies over the page.
 */
function putInPlace() {
  const form = document.querySelector('form[data-form]')
  const parent = form ?? document.body
  if (place.parentElement !== parent) parent.append(place)
  const style = form ? IN_FLOW : {}
  flushSync(() =>
    root.render(
      <Toaster toaster={toaster} style={style}>
        {(toast) => (
          <ToastRoot
            className={toastCard({ tone: toast.meta?.tone as ToastMessage['tone'] })}
            style={style}
          >
            <ToastTitle className={toastTitle}>{toast.title}</ToastTitle>
            {toast.description && (
              <ToastDescription className={toastText}>{toast.description}</ToastDescription>
            )}
            <ToastCloseTrigger className={toastClose} aria-label="Dismiss">
              ×
            </ToastCloseTrigger>
          </ToastRoot>
        )}
      </Toaster>,
    ),
  )
}

putInPlace()
