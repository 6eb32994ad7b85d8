/**
 * Compiled by `npm run types`, never run. Each line under an expected error is a mistake that must not
 * compile: when the types of the forms grow loose, the expectation is what fails.
 */
import { callForm } from '../../src/call/form.ts'
import { callRules } from '../../src/call/rules.ts'
import { contactForm } from '../../src/contact/form.ts'
import { type FieldContext, FormField } from '../../src/forms/form-field.tsx'
import { atLeast, formRules } from '../../src/forms/rules.ts'
import type { FormRequest } from '../../src/forms/send.ts'
import { StepFields } from '../../src/forms/step-fields.tsx'
import { answersOf, type FormTable, fieldsOf, type Values } from '../../src/forms/table.ts'
import type { ClientForm } from '../../src/forms/use-form.ts'
import type { QuoteForm, quoteForm } from '../../src/quote/form.ts'
import { quoteRules } from '../../src/quote/rules.ts'

declare const quote: Values<QuoteForm>
declare const call: Values<typeof callForm>
declare const context: FieldContext<QuoteForm>
declare const awake: ClientForm<QuoteForm>

/** In the form's table. */
export const misspelledProperty = {
  kind: 'call',
  path: '/appointments',
  // @ts-expect-error a field has a label, not a lable
  steps: [{ id: 'call', fields: { name: { lable: 'Name', input: 'text' } } }],
} as const satisfies FormTable

export const unknownControl = {
  kind: 'call',
  path: '/appointments',
  // @ts-expect-error there is no such control
  steps: [{ id: 'call', fields: { name: { label: 'Name', input: 'textt' } } }],
} as const satisfies FormTable

/** In the values and in what is stored. */
// @ts-expect-error the form asks for first_name
quote.firstname
// @ts-expect-error a request for a call has no subject
call.subject
const answers = answersOf({} as typeof quoteForm, quote)
// @ts-expect-error a length is stored as a number
export const length: string = answers.vessel_length
// @ts-expect-error no such answer
answers.vesel_type
// @ts-expect-error no such field
fieldsOf(contactForm).adress

/** In a component. */
// @ts-expect-error components register what the form has
awake.register('emial')
export const fields = (
  <>
    {/* @ts-expect-error a component draws what the form has */}
    <FormField context={context} name="zipcode" />
    {/* @ts-expect-error the form has no such step */}
    <StepFields context={context} step="vesel" />
    {/* @ts-expect-error the form has no such field */}
    <StepFields context={context} step="vessel" more={{ vesseltype: {} }} />
  </>
)

/** In the rules. */
export const misspelledRule = formRules(callForm, {
  name: [atLeast(2, 'Name must be at least 2 characters.')],
  phone: [],
  email: [],
  // @ts-expect-error the form asks for preferred_time
  prefered_time: [],
})
// @ts-expect-error every field has its rules, if only none
export const forgottenRule = formRules(callForm, { name: [], phone: [], email: [] })
// @ts-expect-error no such step
quoteRules.check('boat', quote)
// @ts-expect-error the values of another form
callRules.check('call', {} as Values<typeof contactForm>)

/** In what is sent. */
export const sent: FormRequest = {
  formType: 'contact',
  // @ts-expect-error the contact form has no vessel
  formData: { name: 'Jane Doe', vessel_type: 'dinghy' },
}
