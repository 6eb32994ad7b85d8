import type { ReactNode } from 'react'
import type { StaffRole } from '../../../db/schema/staff.ts'
import { STAFF_ROLES } from '../../../db/staff/staff-roles.ts'
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

const group = css({ display: 'grid', gap: '4', border: 'none', p: '0', m: '0', minWidth: '0' })
const legend = css({ textStyle: 'label', color: 'heading', mb: '4', p: '0' })
const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '12',
  alignItems: 'center',
  minHeight: 'target',
  py: '4',
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: 'token(colors.ink)' },
})
const name = css({ fontWeight: '600', color: 'heading' })
const text = css({ gridColumn: '2', textStyle: 'small', color: 'quiet' })

/** The three roles to choose from, each with what it is for. */
export function RoleChoice({ current }: { current: StaffRole }) {
  return (
    <fieldset className={group} id="role">
      <legend className={legend}>Role</legend>
      {STAFF_ROLES.map((role) => (
        <label key={role} className={choice}>
          <input type="radio" name="role" value={role} defaultChecked={role === current} />
          <span className={name}>{ROLE_NAMES[role]}</span>
          <span className={text}>{ROLE_TEXTS[role]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The roles as a heading or a choice names them. */
export const ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'Owner',
  broker: 'Broker',
  writer: 'Writer',
}

/** What each role is for, in a line. */
const ROLE_TEXTS: Record<StaffRole, string> = {
  owner: 'Everything, with the settings and who has an account.',
  broker: 'Everything but the settings and the accounts: leads, subscribers, texts, and the log.',
  writer: 'Posts, texts, testimonials, and the import of articles. No leads and no addresses.',
}
