import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'
import { Notice } from '../../ui/notice/notice.tsx'
import type { Flash } from '../session/flash.ts'

const above = css({ mb: '8' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })

/** The result of the last form: a sentence, and its errors with a link to each field. */
export function FlashNotice({ flash, undo }: { flash: Flash | undefined; undo?: ReactNode }) {
  const problems = Object.entries(flash?.errors ?? {})
  if (!flash || (!flash.text && problems.length === 0)) return null
  const isProblem = flash.tone === 'problem'
  if (undo && !isProblem) {
    return (
      <Notice tone={flash.tone}>
        <div className={line}>
          <p role="status" tabIndex={-1}>
            {flash.text}
          </p>
          {undo}
        </div>
      </Notice>
    )
  }
  return (
    <div
      id={isProblem ? 'problems' : undefined}
      role={isProblem ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Notice tone={flash.tone}>
        {flash.text && <p className={problems.length > 0 ? above : undefined}>{flash.text}</p>}
        {problems.length > 0 && (
          <>
            <h2>There is a problem</h2>
            <ul>
              {problems.map(([field, sentence]) => (
                <li key={field}>
                  <a href={`#${field}`}>{sentence}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}
