'use client'
import { useEffect, useRef } from 'react'
import { savedFormForPage } from '../browser/saved-form.ts'
import type { FormState } from '../forms/form-state.ts'
import { pageOf } from '../forms/start-values.ts'
import { choiceBox } from '../ui/choice-card/choice-box.ts'

/** Of the box in a post and in what the browser saves. */
const NAME = 'may_call'

/** Consent to be called about a request that is not sent. It belongs to the draft, not to the answers. */
export function MayCall({ state }: { state: FormState }) {
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step is shown
  useEffect(() => {
    const saved = savedFormForPage('quote', pageOf(state)).values?.[NAME]
    if (box.current && saved !== undefined) box.current.checked = saved !== ''
  }, [])
  return (
    <label className={choiceBox}>
      {/* The last value of a name counts: without this one, no box and an empty box were the same. */}
      <input type="hidden" name={NAME} value="" />
      <input type="checkbox" name={NAME} value="yes" defaultChecked={state.mayCall} ref={box} />
      If I do not finish, you may call me about this request.
    </label>
  )
}
