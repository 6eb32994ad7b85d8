'use client'
import { FilePicker } from '../attachments/file-picker.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import type { FormState } from '../forms/form-state.ts'
import { OneStepForm } from '../forms/one-step-form.tsx'
import { contactForm } from './form.ts'

const loadRules = async () => (await import('./rules.ts')).contactRules

/** The contact form. */
export function ContactForm({ state }: { state: FormState }) {
  const attachments = useAttachments('contact', state)
  return (
    <OneStepForm
      form={contactForm}
      step="message"
      state={state}
      label="Contact form"
      button="Send Message"
      loadRules={loadRules}
      attachments={attachments}
      requestOf={(formData) => ({ formType: 'contact', formData })}
    >
      <FilePicker attachments={attachments} />
    </OneStepForm>
  )
}
