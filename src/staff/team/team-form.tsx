import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'

const stack = css({
  display: 'grid',
  gap: '16',
  justifyItems: 'start',
  maxWidth: '32rem',
  '& > div, & > fieldset': { width: 'full' },
})

/**
 * A form of the pages about accounts, under /api/staff/accounts.
 * @param id The account that it changes.
 */
export function TeamForm(props: { to: string; id?: string; children: ReactNode }) {
  return (
    <form method="post" action={`/api/staff/accounts/${props.to}`} noValidate className={stack}>
      {props.id && <input type="hidden" name="id" value={props.id} />}
      {props.children}
    </form>
  )
}
