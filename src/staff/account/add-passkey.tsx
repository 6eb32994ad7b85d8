'use client'
import { type FormEvent, useState } from 'react'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { askForJson, passkeyCode, problemOf } from '../session/passkey-browser.ts'
import { AccountForm } from './account-form.tsx'

const stack = css({ display: 'grid', gap: '16', '@media (scripting: none)': { display: 'none' } })

type Options = Parameters<
  Awaited<ReturnType<typeof passkeyCode>>['startRegistration']
>[0]['optionsJSON']

/**
 * The form that adds a passkey: it asks for the password, so that nobody else can do it.
 * @param origin The address at which passkeys work.
 */
export function AddPasskey(props: { email: string; origin: string; maxNameLength: number }) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const password = fields.get('passkey_password')
      const name = fields.get('passkey_name')
      const { startRegistration } = await passkeyCode()
      const optionsJSON = await askForJson<Options>('/api/staff/account/passkeys/options', {
        password,
      })
      const response = await startRegistration({ optionsJSON })
      await askForJson('/api/staff/account/passkeys/add', { response, name })
      location.reload()
    } catch (error) {
      setProblem(problemOf(error, props.origin))
      setBusy(false)
    }
  }

  return (
    <div className={stack} data-wake="">
      {problem && (
        <div role="alert">
          <Notice tone="problem">{problem}</Notice>
        </div>
      )}
      <AccountForm to="passkeys/options" email={props.email} onSubmit={add}>
        <PlainField
          name="passkey_name"
          label="A name for it"
          hint="For example the device: “Office laptop”."
          maxLength={props.maxNameLength}
          isOptional
        />
        <PlainField
          name="passkey_password"
          label="Your password"
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" tone="action" aria-disabled={isBusy}>
          Add a passkey
        </Button>
      </AccountForm>
    </div>
  )
}
