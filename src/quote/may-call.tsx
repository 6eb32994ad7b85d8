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

interface MayCallProps {
  state: FormState
  /** Whether the box is checked. Whoever shows the step remembers it while another one is shown. */
  mayCall: boolean | undefined
  onChange(mayCall: boolean): void
}

/** Consent to be called about a request that is not sent. It belongs to the draft, not to the answers. */
export function MayCall({ state, mayCall, onChange }: MayCallProps) {
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step is shown
  useEffect(() => {
    const { values = {}, late } = savedFormForPage('quote', pageOf(state))
    const saved = values[MAY_CALL] ?? late[MAY_CALL]
    if (!box.current) return
    if (saved !== undefined) box.current.checked = saved !== ''
    // It may also have been changed before the form woke.
    onChange(box.current.checked)
  }, [])
  return (
    <label className={check}>
      {/* The last value of a name counts: so an empty box differs from no box. */}
      <input type="hidden" name={MAY_CALL} value="" />
      <input
        type="checkbox"
        name={MAY_CALL}
        value="yes"
        defaultChecked={mayCall}
        onChange={({ target }) => onChange(target.checked)}
        ref={box}
      />
      If I do not finish, you may call me about this request.
    </label>
  )
}
