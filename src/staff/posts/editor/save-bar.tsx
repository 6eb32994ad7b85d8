'use client'
import { css } from '../../../../styled-system/css'
import { button } from '../../../ui/button/button.tsx'
import { saveBar } from '../../frame/save-bar.ts'
import { saveWords } from './save-words.ts'
import { type Saving, useSaving } from './use-saving.ts'

const words = css({ textStyle: 'small', '@media (scripting: none)': { display: 'none' } })

/** Save, preview, and the state of the text: within reach wherever the form is scrolled to. */
export function SaveBar({ label, ...saving }: Saving & { label: string }) {
  const state = useSaving(saving)
  const isSignedOut =
    (state.kind === 'failed' && state.why === 'signed out') ||
    (state.kind === 'only here' && state.trouble === 'signed out')
  // Screen readers are not interrupted at every pause in typing.
  const isRoutine = state.kind === 'typing' || (state.kind === 'backed up' && !state.isOutdated)
  return (
    <div className={saveBar}>
      <button
        type="submit"
        name="go"
        value="save"
        className={button()}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {label}
      </button>
      <button
        type="submit"
        name="go"
        value="preview"
        formTarget="_blank"
        className={button()}
        aria-label="Preview in a new tab"
      >
        Preview
      </button>
      <p
        className={words}
        role="status"
        aria-live={isRoutine ? 'off' : 'polite'}
        data-save-state={state.kind}
      >
        {saveWords(state)}{' '}
        {isSignedOut && (
          <a href="/admin/sign-in?to=/admin/posts" target="_blank" rel="noopener">
            Sign in
          </a>
        )}
      </p>
    </div>
  )
}
