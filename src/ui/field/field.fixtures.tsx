import { FieldInput, FieldSelect, FieldTextarea } from '@ark-ui/react/field'
import type { Fixtures } from '../gallery.tsx'
import { control, describedBy, Field } from './field.tsx'

const zip = { name: 'zip', hint: 'Five digits', error: 'Please enter a valid ZIP code.' }

export const fixtures: Fixtures = {
  empty: (
    <Field name="first_name" label="First name">
      <FieldInput name="first_name" className={control()} />
    </Field>
  ),
  'optional, several lines': (
    <Field name="details" label="Additional details" isOptional>
      <FieldTextarea name="details" className={control({ kind: 'area' })} />
    </Field>
  ),
  'with a problem': (
    <Field {...zip} label="ZIP code">
      <FieldInput
        name="zip"
        defaultValue="066"
        className={control({ width: 'short' })}
        aria-describedby={describedBy(zip)}
      />
    </Field>
  ),
  'disabled while its list loads': (
    <Field name="vessel" label="Vessel type">
      <FieldSelect name="vessel" disabled className={control()}>
        <option>Loading</option>
      </FieldSelect>
    </Field>
  ),
}
