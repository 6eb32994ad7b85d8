import type { StaffMember } from '../../../../db/staff/staff.ts'
import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField, PlainSelect } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { form, row, sheet } from '../../leads/lead-styles.ts'
import type { AbsenceValues } from './absence-values.ts'

const narrow = css({ maxWidth: '32rem' })

/** When somebody is out of office, and who gets their leads meanwhile. */
export function AbsenceForm(props: {
  member: StaffMember
  /** Where the form is: its owner's account, or the settings. */
  place: 'account' | 'settings'
  values: AbsenceValues
  /** What it is filled in upon, as one text. */
  before: string
  /** There is an absence that is not over. */
  isSet: boolean
  deputies: StaffMember[]
  errors: Record<string, string>
  isUnsaved: boolean
}) {
  const { member, values, errors } = props
  return (
    <div className={`${surface} ${sheet} ${narrow}`}>
      <form
        id="absence-form"
        method="post"
        action="/api/staff/out-of-office"
        noValidate
        aria-label="Out of office"
        className={form}
      >
        <input type="hidden" name="staff" value={member.id} />
        <input type="hidden" name="place" value={props.place} />
        <input type="hidden" name="before" value={props.before} />
        <PlainField
          name="from"
          type="date"
          label="First day"
          defaultValue={values.from}
          error={errors.from}
        />
        <PlainField
          name="until"
          type="date"
          label="Last day"
          defaultValue={values.until}
          error={errors.until}
        />
        <PlainSelect
          name="instead"
          label="Who gets the leads meanwhile"
          hint="If nobody, the others of the same rule get them, or else the general address."
          defaultValue={values.instead}
          error={errors.instead}
        >
          <option value="">Nobody</option>
          {props.deputies.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
        </PlainSelect>
        <p className={row}>
          <Button type="submit" name="go" value="save" tone="action">
            Save
          </Button>
          {props.isSet && (
            <Button type="submit" name="go" value="remove">
              Back in the office
            </Button>
          )}
        </p>
      </form>
      <UnsavedWarning form="absence-form" isUnsaved={props.isUnsaved} />
    </div>
  )
}
