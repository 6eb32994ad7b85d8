import { Fragment } from 'react'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import type { Staffing } from '../../../leads/who-gets.ts'
import { surface } from '../../../ui/layout.tsx'
import { heading, pairs, sheet } from '../../leads/lead-styles.ts'
import { absenceInWords } from '../out-of-office/absence-words.ts'

/** Everybody who can get leads, whether they are in the office, and a link to change it. */
export function PeopleOut({ people, staffing }: { people: StaffMember[]; staffing: Staffing }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="people-out">
      <h2 id="people-out" className={heading}>
        Out of office
      </h2>
      <dl className={pairs}>
        {people.map(({ id, name, email }) => (
          <Fragment key={id}>
            <dt>{name || email}</dt>
            <dd>
              {absenceInWords(id, staffing)}{' '}
              <a
                href={`/admin/settings/out-of-office/${id}`}
                aria-label={`Change when ${name || email} is out of office`}
              >
                Change
              </a>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
