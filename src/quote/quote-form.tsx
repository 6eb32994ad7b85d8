'use client'
import { asleepUntilTouched, SleepingForm } from '../forms/asleep-form.tsx'
import type { QuoteWizardProps } from './quote-wizard.tsx'

const load = async () => (await import('./quote-wizard.tsx')).QuoteWizard

// On the server the form is part of the page; only the browser loads its code lazily.
const QuoteWizard = import.meta.env.SSR ? await load() : asleepUntilTouched('quote', load)

/** The quote form, for any page: plain HTML until it is touched, then a wizard. */
export function QuoteForm(props: QuoteWizardProps) {
  return (
    <SleepingForm kind="quote">
      <QuoteWizard {...props} />
    </SleepingForm>
  )
}
