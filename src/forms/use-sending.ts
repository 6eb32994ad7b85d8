'use client'
import { useEffect, useRef, useState } from 'react'
import type { Attachments } from '../attachments/use-attachments.ts'
import { loadCode } from '../browser/load-code.ts'
import type { FormState } from './form-state.ts'
import type { FormData, FormRequest } from './send.ts'
import { askedValues, type FormTable } from './table.ts'
import type { ClientForm } from './use-form.ts'

/** For a form without files. */
export const NO_ATTACHMENTS: Pick<Attachments, 'settled'> = {
  settled: async () => ({ attachments: [], lostFiles: [] }),
}

/**
 * Sends an awake form once its uploads have ended, with what was typed until then; `isSending` is true meanwhile.
 * @param requestOf Builds the request for this form, so that the answers match its fields.
 */
export function useSending<F extends FormTable>(
  form: F,
  state: FormState,
  filled: ClientForm<F>,
  attachments: Pick<Attachments, 'settled'>,
  requestOf: (formData: FormData<F>) => FormRequest,
) {
  const [isSending, setSending] = useState(false)
  const pressed = useRef<HTMLElement>(null)
  // The button that was pressed lost the focus when it was disabled.
  useEffect(() => {
    if (!isSending && document.activeElement === document.body) {
      pressed.current?.focus({ preventScroll: true })
    }
  }, [isSending])
  const send = async () => {
    pressed.current = document.activeElement as HTMLElement | null
    setSending(true)
    try {
      const { sendForm } = await loadCode(() => import('./send.ts'))
      const requestNow = async () => {
        const files = await attachments.settled()
        const values = await filled.checkedNow()
        return values && requestOf({ ...askedValues(form, values), ...files })
      }
      const errors = await sendForm(form, requestNow, state.submissionKey)
      if (errors) filled.showErrors(errors)
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
