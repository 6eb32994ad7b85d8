import { FieldInput, FieldSelect, FieldTextarea } from '@ark-ui/react/field'
import type { Fixtures } from '../gallery.tsx'
import { Field } from './field.tsx'
import { control, describedBy } from './field-look.ts'
import { PlainField } from './plain-field.tsx'

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
  'with a problem and what to type': (
    <Field
      name="phone"
      label="Phone"
      error="Please enter a valid phone number."
      help="For example 203-555-0142."
    >
      <FieldInput name="phone" defaultValue="12" className={control()} />
    </Field>
  ),
  'as HTML alone, with a problem': (
    <PlainField {...zip} id="plain-zip" label="ZIP code" defaultValue="066" />
  ),
  'disabled while its list loads': (
    <Field name="vessel" label="Vessel type">
      <FieldSelect name="vessel" disabled className={control()}>
        <option>Loading</option>
      </FieldSelect>
    </Field>
  ),
}
