'use client'
import { useEffect, useRef } from 'react'
import { css } from '../../styled-system/css'
import { savedFormForPage } from '../browser/saved-form.ts'
import type { FormState } from '../forms/form-state.ts'
import { MAY_CALL } from '../forms/may-call.ts'
import { pageOf } from '../forms/start-values.ts'

const check = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: 'target',
  '& > input': { flex: 'none', width: '24', height: '24', accentColor: 'token(colors.ink)' },
})

/** Consent to be called about a request that is not sent. It belongs to the draft, not to the answers. */
export function MayCall({ state }: { state: FormState }) {
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step is shown
  useEffect(() => {
    const { values = {}, late } = savedFormForPage('quote', pageOf(state))
    const saved = values[MAY_CALL] ?? late[MAY_CALL]
    if (box.current && saved !== undefined) box.current.checked = saved !== ''
  }, [])
  return (
    <label className={check}>
      {/* The last value of a name counts: so an empty box differs from no box. */}
      <input type="hidden" name={MAY_CALL} value="" />
      <input type="checkbox" name={MAY_CALL} value="yes" defaultChecked={state.mayCall} ref={box} />
      If I do not finish, you may call me about this request.
    </label>
  )
}
