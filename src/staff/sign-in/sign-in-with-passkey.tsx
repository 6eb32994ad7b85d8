'use client'
import { useState } from 'react'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { askForJson, passkeyCode, problemOf } from '../session/passkey-browser.ts'

const stack = css({ display: 'grid', gap: '12', '@media (scripting: none)': { display: 'none' } })

type Options = Parameters<
  Awaited<ReturnType<typeof passkeyCode>>['startAuthentication']
>[0]['optionsJSON']

/**
 * Signs in with a passkey in place of password and code.
 * @param origin The address at which passkeys work.
 */
export function SignInWithPasskey({ to, origin }: { to: string; origin: string }) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function signIn() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { startAuthentication } = await passkeyCode()
      const optionsJSON = await askForJson<Options>('/api/staff-access/passkey/options', {})
      const response = await startAuthentication({ optionsJSON })
      const page = await askForJson<{ to: string }>('/api/staff-access/passkey', { response, to })
      location.assign(page.to)
    } catch (error) {
      setProblem(problemOf(error, origin))
      setBusy(false)
    }
  }

  return (
    <div className={stack} data-wake="">
      <Button width="full" onClick={signIn} aria-disabled={isBusy}>
        Use a passkey
      </Button>
      {problem && (
        <div role="alert">
          <Notice tone="problem">{problem}</Notice>
        </div>
      )}
    </div>
  )
}
