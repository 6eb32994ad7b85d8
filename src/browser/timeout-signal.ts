/**
 * A signal that ends a request when its caller does, or when there is no answer in time. `AbortSignal.any`
 * would be shorter, but Safari has it only since 17.4.
 */
export function timeoutSignal(ms: number, caller: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const signal of [caller, AbortSignal.timeout(ms)]) {
    const end = () => either.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: either.signal })
  }
  return either.signal
}
