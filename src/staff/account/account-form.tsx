import type { ComponentProps, ReactNode } from 'react'
import { css } from '../../../styled-system/css'

/** The error messages of a returned form, by field. */
export type FormProblems = Record<string, string> | undefined

const stack = css({
  display: 'grid',
  gap: '16',
  justifyItems: 'start',
  maxWidth: '28rem',
  '& > div': { width: 'full' },
})

/**
 * A form of the account pages.
 * @param email For a form with a password: password managers save both together.
 */
export function AccountForm(props: {
  to: string
  email?: string
  onSubmit?: ComponentProps<'form'>['onSubmit']
  children: ReactNode
}) {
  return (
    <form
      method="post"
      action={`/api/staff/account/${props.to}`}
      noValidate
      onSubmit={props.onSubmit}
      className={stack}
    >
      {props.email && (
        <input type="text" defaultValue={props.email} autoComplete="username" readOnly hidden />
      )}
      {props.children}
    </form>
  )
}
