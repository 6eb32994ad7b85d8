import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'

/** The sentences of a form that came back, by field. */
export type FormProblems = Record<string, string> | undefined

const stack = css({
  display: 'grid',
  gap: '16',
  justifyItems: 'start',
  '& > div': { width: 'full' },
})

/** A form of the account pages. */
export function AccountForm({ to, children }: { to: string; children: ReactNode }) {
  return (
    <form method="post" action={`/api/staff/account/${to}`} noValidate className={stack}>
      {children}
    </form>
  )
}
