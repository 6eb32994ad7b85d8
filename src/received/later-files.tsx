'use client'
import { asleepUntilTouched, SleepingForm } from '../forms/asleep-form.tsx'
import type { LaterFilesFormProps } from './later-files-form.tsx'

/** The form's `data-form`. */
const KIND = 'later-files'

const load = async () => (await import('./later-files-form.tsx')).LaterFilesForm

// On the server the form is part of the page; only the browser loads its code lazily.
const LaterFilesForm = import.meta.env.SSR ? await load() : asleepUntilTouched(KIND, load)

/** The form that adds files to a sent request: plain HTML until it is touched. */
export function LaterFiles(props: Omit<LaterFilesFormProps, 'kind'>) {
  return (
    <SleepingForm kind={KIND}>
      <LaterFilesForm {...props} kind={KIND} />
    </SleepingForm>
  )
}
