'use client'
import { asleepUntilTouched, SleepingForm } from '../forms/asleep-form.tsx'
import type { CallFieldsProps } from './call-fields.tsx'

const load = async () => (await import('./call-fields.tsx')).CallFields

// On the server the form is part of the page; only the browser loads its code lazily.
const CallFields = import.meta.env.SSR ? await load() : asleepUntilTouched('call', load)

/** The call request form: plain HTML until it is touched. `loadCall` gives its state. */
export function CallForm(props: CallFieldsProps) {
  return (
    <SleepingForm kind="call">
      <CallFields {...props} />
    </SleepingForm>
  )
}
