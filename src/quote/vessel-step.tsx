import type { VesselOption } from '../../db/content/vessels.ts'
import { css } from '../../styled-system/css'
import { type FieldContext, SelectField, TextField } from '../forms/text-field.tsx'
import { VESSEL_USES } from '../settings/business.ts'
import { useVesselOptions } from './use-vessel-options.ts'

const fields = css({ display: 'grid', gap: '24' })

/** Step 2: the vessel. */
export function VesselStep(props: {
  context: FieldContext
  vessels: VesselOption[]
  vesselsAreDefaults: boolean
}) {
  const { context } = props
  const { options, isLoading } = useVesselOptions(props.vessels, props.vesselsAreDefaults)
  return (
    <div className={fields}>
      <SelectField
        context={context}
        name="vessel_type"
        label="Vessel type"
        placeholder="Choose a vessel type"
        options={options.map(({ slug, name }) => ({ value: slug, label: name }))}
        disabled={isLoading}
      />
      <TextField
        context={context}
        name="vessel_length"
        label="Vessel length (feet)"
        hint="Whole feet, for example 28"
        inputMode="numeric"
        short
      />
      <TextField
        context={context}
        name="vessel_value"
        label="Estimated value"
        hint="In dollars, without commas, for example 45000"
        inputMode="decimal"
        short
      />
      <SelectField
        context={context}
        name="vessel_use"
        label="Primary use"
        isOptional
        placeholder="Choose a use"
        options={VESSEL_USES}
      />
    </div>
  )
}
