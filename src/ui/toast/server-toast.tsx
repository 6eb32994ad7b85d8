import { toastCard, toastClose, toastPlace, toastText, toastTitle } from './toast-card.tsx'

export interface ToastMessage {
  tone: 'success' | 'problem' | 'warning' | 'info'
  title: string
  text?: string | undefined
}

/**
 * A toast rendered by the server: plain HTML, dismissed by the page script without waking the page. It stands where it is
 * rendered: a page puts it above what it is about.
 */
export function ServerToast({ toast }: { toast: ToastMessage }) {
  return (
    <div className={toastPlace} data-toast={toast.tone} role="status">
      <div className={toastCard({ tone: toast.tone })}>
        <strong className={toastTitle}>{toast.title}</strong>
        {toast.text && <p className={toastText}>{toast.text}</p>}
        <button type="button" className={toastClose} data-dismiss aria-label="Dismiss">
          ×
        </button>
      </div>
    </div>
  )
}
