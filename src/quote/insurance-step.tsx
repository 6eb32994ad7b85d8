import { css } from '../../styled-system/css'
import { INSURANCE_TYPES } from '../business.ts'
import type { FieldContext } from '../forms/text-field.tsx'
import { ChoiceCard } from '../ui/choice-card/choice-card.tsx'
import { forScreenReaders } from '../ui/layout.tsx'
import { quoteSteps } from './form.ts'

const cards = css({ display: 'grid', gap: '12', gridTemplateColumns: { md: '1fr 1fr' } })
const message = css({ textStyle: 'small', fontWeight: '600', color: 'problem', mb: '8' })

/** Step 1: four cards, of which one is chosen. */
export function InsuranceStep({ context }: { context: FieldContext }) {
  const error = context.errors.insurance_type
  return (
    <fieldset aria-describedby={error && 'insurance_type-error'}>
      <legend className={forScreenReaders}>{quoteSteps.insurance.heading}</legend>
      {error && (
        <p className={message} id="insurance_type-error">
          {error}
        </p>
      )}
      <div className={cards}>
        {INSURANCE_TYPES.map(({ value, label, description }, index) => (
          <ChoiceCard
            key={value}
            // The summary of problems links to the field's name: that is the first card.
            id={index === 0 ? 'insurance_type' : `insurance_type-${value}`}
            label={label}
            description={description}
            value={value}
            defaultChecked={context.initial.insurance_type === value}
            {...context.register('insurance_type')}
          />
        ))}
      </div>
    </fieldset>
  )
}
