'use client'
import { useEffect } from 'react'

/** Tells the site when staff call or reply by one of the links marked `data-answer`. */
export function CountAnswers({ action }: { action: string }) {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-answer]')
      if (!link) return
      const fields = new URLSearchParams({ way: link.dataset.answer ?? '', quietly: 'yes' })
      // It leaves also while the browser hands over to the mail program.
      void fetch(action, { method: 'POST', body: fields, keepalive: true }).catch(() => {})
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [action])
  return null
}
