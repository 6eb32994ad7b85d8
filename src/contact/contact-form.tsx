'use client'
import { asleepUntilTouched, SleepingForm } from '../forms/asleep-form.tsx'
import type { ContactFieldsProps } from './contact-fields.tsx'

const load = async () => (await import('./contact-fields.tsx')).ContactFields

// On the server the form is part of the page; only the browser loads its code lazily.
const ContactFields = import.meta.env.SSR ? await load() : asleepUntilTouched('contact', load)

/** The contact form: plain HTML until it is touched. */
export function ContactForm(props: ContactFieldsProps) {
  return (
    <SleepingForm kind="contact">
      <ContactFields {...props} />
    </SleepingForm>
  )
}
