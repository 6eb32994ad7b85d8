import { css, cva } from '../../styled-system/css'
import type { FieldContext } from '../forms/form-field.tsx'
import { GENERAL_INSURANCE, INSURANCE_TYPES } from '../settings/business.ts'
import { ChoiceCard } from '../ui/choice-card/choice-card.tsx'
import { forScreenReaders } from '../ui/layout.tsx'
import { type QuoteForm, quoteSteps } from './form.ts'

const cards = cva({
  base: { display: 'grid' },
  variants: {
    isNarrow: { true: { gap: '8' }, false: { gap: '12', gridTemplateColumns: { md: '1fr 1fr' } } },
  },
})
const message = css({ textStyle: 'small', fontWeight: '600', color: 'problem', mb: '8' })

/** Step 1: four cards to choose from; in a narrow column rows, without their descriptions. */
export function InsuranceStep({
  context,
  isNarrow = false,
}: {
  context: FieldContext<QuoteForm>
  isNarrow?: boolean
}) {
  const error = context.errors.insurance_type
  const isGeneral = context.initial.insurance_type === GENERAL_INSURANCE.value
  return (
    <fieldset aria-describedby={error && 'insurance_type-error'}>
      <legend className={forScreenReaders}>{quoteSteps.insurance.heading}</legend>
      {error && (
        <p className={message} id="insurance_type-error">
          {error}
        </p>
      )}
      {/* Before the cards: the last value of a name counts, and that is the card's once one is chosen. */}
      {isGeneral && <input type="hidden" name="insurance_type" value={GENERAL_INSURANCE.value} />}
      <div className={cards({ isNarrow })}>
        {INSURANCE_TYPES.map(({ value, label, description }, index) => (
          <ChoiceCard
            key={value}
            // The summary of problems links to the field's name: that is the first card.
            id={index === 0 ? 'insurance_type' : `insurance_type-${value}`}
            label={label}
            description={isNarrow ? undefined : description}
            value={value}
            required={!isGeneral}
            // When the step comes back, react-hook-form takes what is checked then.
            defaultChecked={context.values.insurance_type === value}
            {...context.register('insurance_type')}
          />
        ))}
      </div>
    </fieldset>
  )
}
