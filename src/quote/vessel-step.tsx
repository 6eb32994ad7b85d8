import type { VesselOption } from '../../db/content/vessels.ts'
import { css } from '../../styled-system/css'
import type { FieldContext } from '../forms/form-field.tsx'
import { StepFields } from '../forms/step-fields.tsx'
import { headOf, needsVessel, type QuoteForm, VESSEL_NEEDED } from './form.ts'
import { useVesselOptions } from './use-vessel-options.ts'

const fields = css({ display: 'grid', gap: '24' })
const quiet = css({ textStyle: 'small', color: 'quiet' })

/** Step 2: the vessel, or what else is to be insured. */
export function VesselStep(props: {
  context: FieldContext<QuoteForm>
  vessels: VesselOption[]
  vesselsAreDefaults: boolean
  insuranceType: string
}) {
  const { options, isLoading } = useVesselOptions(props.vessels, props.vesselsAreDefaults)
  const choices = options.map(({ slug, name }) => ({ value: slug, label: name }))
  const isOptional = !needsVessel(props.insuranceType)
  const needed = Object.keys(VESSEL_NEEDED).map((name) => [name, { isOptional }])
  const { note } = headOf('vessel', props.insuranceType)
  return (
    <div className={fields}>
      {note && <p className={quiet}>{note}</p>}
      <StepFields
        context={props.context}
        step="vessel"
        more={{
          ...Object.fromEntries(needed),
          vessel_type: { choices, disabled: isLoading, isOptional },
        }}
      />
    </div>
  )
}
