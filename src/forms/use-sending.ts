'use client'
import { useState } from 'react'
import type { Attachments } from '../attachments/use-attachments.ts'
import { loadCode } from '../browser/load-code.ts'
import type { FormState } from './form-state.ts'
import type { FormData, FormRequest } from './send.ts'
import type { FormTable, Values } from './table.ts'
import type { AwakeForm } from './use-awake-form.ts'

/** For a form without files. */
export const NO_ATTACHMENTS: Pick<Attachments, 'settled'> = {
  settled: async () => ({ attachments: [], lostFiles: [] }),
}

/**
 * Sends an awake form once its uploads have ended; `isSending` is true meanwhile.
 * @param requestOf Builds the request for this form, so that the answers match its fields.
 */
export function useSending<F extends FormTable>(
  form: F,
  state: FormState,
  awake: AwakeForm<F>,
  attachments: Pick<Attachments, 'settled'>,
  requestOf: (formData: FormData<F>) => FormRequest,
) {
  const [isSending, setSending] = useState(false)
  const send = async (values: Values<F>) => {
    setSending(true)
    try {
      const [{ sendForm }, files] = await Promise.all([
        loadCode(() => import('./send.ts')),
        attachments.settled(),
      ])
      const errors = await sendForm(form, requestOf({ ...values, ...files }), state.submissionKey)
      if (errors) awake.showErrors(errors)
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
