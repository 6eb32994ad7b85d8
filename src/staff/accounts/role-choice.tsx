import type { StaffRole } from '../../../db/schema/staff.ts'
import { STAFF_ROLES } from '../../../db/staff/staff-roles.ts'
import { css } from '../../../styled-system/css'
import { ROLE_NAMES, ROLE_TEXTS } from './role-names.ts'

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
