'use client'
import { useState } from 'react'
import type { Attachments } from '../attachments/use-attachments.ts'
import type { FormDefinition, Values } from './definition.ts'
import type { FormState } from './form-state.ts'
import type { AwakeForm } from './use-awake-form.ts'

/** For a form without files. */
export const NO_ATTACHMENTS: Pick<Attachments, 'settled'> = {
  settled: async () => ({ attachments: [], lostFiles: [] }),
}

/** Sends an awake form once its uploads have ended; `isSending` is what its button says meanwhile. */
export function useSending(
  form: FormDefinition,
  state: FormState,
  awake: AwakeForm,
  attachments: Pick<Attachments, 'settled'>,
) {
  const [isSending, setSending] = useState(false)
  const send = async (values: Values) => {
    setSending(true)
    try {
      const [{ sendForm }, files] = await Promise.all([import('./send.ts'), attachments.settled()])
      const { submissionKey } = state
      const errors = await sendForm({ form, values, ...files, submissionKey })
      if (errors) awake.showErrors(errors)
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
