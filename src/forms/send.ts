import { loadCode } from '../browser/load-code.ts'
import { currentSource } from '../browser/remember-source.ts'
import {
  forgetSavedForm,
  markSent,
  msSinceFirstInput,
  submissionKeyOf,
} from '../browser/saved-form.ts'
import type { RouterInput } from '../browser/trpc.ts'
import { dismissToast, showToast } from '../ui/toast/toaster.tsx'
import { confirmationAddress, type FieldErrors, type FormTable, type Values } from './table.ts'
import { toastsOf } from './toasts.ts'
import { trapIn } from './trap.ts'

const RETRY_AFTER_MS = [1000, 3000]
const TIMEOUT_MS = 20_000
/** Too much is sent: the server says so in a sentence. */
const TOO_MANY = 429

type Trpc = typeof import('../browser/trpc.ts').trpc
type SubmitInput = RouterInput['forms']['submit']
type WithoutKey<T> = T extends unknown ? Omit<T, 'submissionKey' | 'source' | 'filling'> : never

/** A form as it is sent, without the fields common to all forms. */
export type FormRequest = WithoutKey<SubmitInput>
/** The answers of a form and its files. */
export type FormData<F extends FormTable> = Values<F> & {
  attachments: string[]
  lostFiles: string[]
}

/**
 * Sends a form from the browser. After a lost response it retries with the same key, which returns
 * the first reference. If accepted, the browser navigates to the page with the reference; otherwise
 * a toast says what happened and the form keeps its content.
 * @throws CodeNotLoaded when nothing could be sent at all.
 * @param requestNow What is to be sent, by the form as it is now; undefined when it must not be sent as it is. What is
 * changed while the answer is awaited is sent after it: a repeat with other answers.
 * @param submissionKey The draft's key, when the form was started without JavaScript.
 * @returns The server's messages for fields, or undefined when there are none.
 */
export async function sendForm(
  form: FormTable,
  requestNow: () => Promise<FormRequest | undefined>,
  submissionKey: string = submissionKeyOf(form.kind),
): Promise<FieldErrors | undefined> {
  // It says how the attempt before this one ended.
  dismissToast()
  const source = currentSource()
  const toasts = toastsOf(form.kind, source)
  const { trpc } = await loadCode(() => import('../browser/trpc.ts'))
  const filling = { trap: trapIn(form.kind), elapsedMs: msSinceFirstInput(form.kind) }
  let outcome: Outcome = 'unanswered'
  let sent: FormRequest | undefined
  for (;;) {
    const request = await requestNow()
    if (!request || JSON.stringify(request) === JSON.stringify(sent)) break
    sent = request
    outcome = await submit(trpc, { ...request, submissionKey, source, filling })
    if (!isAccepted(outcome)) break
  }
  if (!sent) return undefined
  if (isAccepted(outcome)) {
    markSent()
    forgetSavedForm(form.kind)
    location.assign(confirmationAddress(form, outcome.received))
    // The button says Processing... until the next page loads.
    return new Promise(() => {})
  }
  if (outcome === 'unanswered') showToast(toasts.unanswered)
  else if (typeof outcome === 'object' && 'said' in outcome) {
    showToast({ ...toasts.refused, text: outcome.said })
  } else showToast(toasts.refused)
  return typeof outcome === 'object' && 'fields' in outcome ? outcome.fields : undefined
}

function isAccepted(outcome: Outcome): outcome is { received: string } {
  return typeof outcome === 'object' && 'received' in outcome
}

interface TRPCError {
  message: string
  data?: { fields?: FieldErrors; httpStatus?: number } | null
}

type Outcome =
  | { said: string }
  | { received: string }
  | 'refused'
  | 'unanswered'
  | { fields: FieldErrors }

async function submit(trpc: Trpc, input: SubmitInput): Promise<Outcome> {
  let outcome: Outcome = 'unanswered'
  for (const wait of [...RETRY_AFTER_MS, 0]) {
    outcome = await ask(trpc, input)
    if (outcome !== 'unanswered') return outcome
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return outcome
}

async function ask(trpc: Trpc, input: SubmitInput): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return await trpc.forms.submit.mutate(input, { signal })
  } catch (error) {
    const { data, message } = error as TRPCError
    if (!data) return 'unanswered'
    if (data.httpStatus === TOO_MANY) return { said: message }
    return data.fields ? { fields: data.fields } : 'refused'
  }
}
