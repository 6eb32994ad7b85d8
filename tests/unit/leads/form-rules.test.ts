import { expect, test } from 'vitest'
import { contactForm } from '../../../src/contact/form.ts'
import { contactRules } from '../../../src/contact/rules.ts'
import { fieldNames } from '../../../src/forms/table.ts'
import { cleanValues } from '../../../src/forms/values.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { quoteRules } from '../../../src/quote/rules.ts'
import { certificateForm, changeForm, claimForm } from '../../../src/service/form.ts'
import { certificateRules, changeRules, claimRules } from '../../../src/service/rules.ts'
import { dayAfter } from '../../../src/settings/closings.ts'
import { officeDay } from '../../../src/settings/office-day.ts'

const LONG = 'x'.repeat(10_001)
const ZIP_CODE = 'Please enter a valid ZIP code (e.g., 06604 or 06604-1234).'

/** Field, invalid answers, message: verbatim from the specification. */
test.each<[field: string, answers: unknown[], message: string]>([
  ['name', ['', 'J', undefined, null, 7, {}, []], 'Name must be at least 2 characters.'],
  ['name', [LONG], 'Please keep this under 200 characters.'],
  [
    'email',
    ['', 'jane', 'jane@', 'a@x..org', '@b.co', 'a b@c.co'],
    'Please enter a valid email address.',
  ],
  [
    'email',
    [undefined, {}, `${LONG}@b.co`, 'a@b.co\nBcc: x@y.co'],
    'Please enter a valid email address.',
  ],
  ['phone', ['12', '555-0123', 'call me', '203-555-01234'], 'Please enter a valid phone number.'],
  ['zipCode', ['', '0660', '066040', '06604-12', 'ABCDE', undefined], ZIP_CODE],
  ['subject', ['', 'none', 'Gossip', undefined], 'Please select a subject.'],
  ['message', ['', 'Too short', undefined, 12], 'Message must be at least 10 characters.'],
  ['message', [LONG], 'Please keep this under 10,000 characters.'],
])('contact: a wrong %s is named at its field (%j): %s', (field, answers, message) => {
  const valid = {
    name: 'Jane Doe',
    email: 'jane@visitor.example',
    phone: '',
    zipCode: '06604',
    subject: 'Claims',
    message: 'A piling met my rub rail on Sunday.',
  }
  const check = (typed: Record<string, unknown>) =>
    contactRules.check('message', cleanValues(fieldNames(contactForm), typed))
  expect(check(valid)).toEqual({})
  for (const answer of answers)
    expect(check({ ...valid, [field]: answer })).toEqual({ [field]: message })
})

const DAY = 'Please enter a day with its month and year, for example 5/1/2027.'

test.each<[field: string, answers: unknown[], message: string]>([
  ['holder_kind', ['', 'harbor master', undefined], 'Please select who asks.'],
  ['needed_by', ['tomorrow', '2/30/2027', LONG], DAY],
  ['needed_by', ['1/1/2020', '1/1/2090'], 'Please enter today or a day of the next two years.'],
  ['holder', ['', ' a'], 'Please enter the name of who asks for the certificate.'],
  ['holder_email', ['office', 'a b@c'], 'Please enter a valid email address.'],
  ['additional_insured', [LONG], 'Please keep this under 10,000 characters.'],
  ['insured_boat', ['', 'x'], 'Please say which boat or property the policy is for.'],
])('certificate: a wrong %s is named at its field (%j): %s', (field, answers, message) => {
  const valid = {
    holder_kind: 'marina',
    needed_by: '',
    holder: 'Fort Rachel Marina',
    holder_email: '',
    name: 'Jane Doe',
    email: 'jane@visitor.example',
    insured_boat: 'Osprey',
  }
  const check = (typed: Record<string, unknown>) =>
    certificateRules.check('certificate', cleanValues(fieldNames(certificateForm), typed))
  expect(check(valid)).toEqual({})
  expect(check({ ...valid, needed_by: officeDay(), holder_email: 'a@b.co' })).toEqual({})
  for (const answer of answers)
    expect(check({ ...valid, [field]: answer })).toEqual({ [field]: message })
})

test.each<[field: string, answers: unknown[], message: string]>([
  ['policy_change', ['', 'color', undefined], 'Please select what changes.'],
  ['change_on', ['soon', '13/13/2027'], DAY],
  ['change_on', ['1/1/2020'], 'Please enter a day within the last year or the next two years.'],
  ['change_details', ['', 'Sold it'], 'Please say the change in at least 10 characters.'],
])('change: a wrong %s is named at its field (%j): %s', (field, answers, message) => {
  const valid = {
    policy_change: 'sold',
    change_on: dayAfter(officeDay(), -30),
    change_details: 'Sold to Bo Mast of Groton.',
    name: 'Jane Doe',
    email: 'jane@visitor.example',
    insured_boat: 'Osprey',
  }
  const check = (typed: Record<string, unknown>) =>
    changeRules.check('change', cleanValues(fieldNames(changeForm), typed))
  expect(check(valid)).toEqual({})
  for (const answer of answers)
    expect(check({ ...valid, [field]: answer })).toEqual({ [field]: message })
})

test.each<[field: string, answers: unknown[], message: string]>([
  ['phone', ['', undefined], 'Please enter a phone number: we call you.'],
  ['phone', ['12'], 'Please enter a valid phone number.'],
  ['loss_kind', ['', 'meteor'], 'Please select the kind of loss.'],
  ['loss_on', ['', undefined], 'Please enter the day of the loss.'],
  ['loss_on', ['last night', '2/30/2026'], DAY],
  [
    'loss_on',
    [dayAfter(officeDay(), 1), '1/1/2020'],
    'Please enter today or a day of the last year.',
  ],
  ['anyone_hurt', [''], 'Please select whether anyone is hurt.'],
  ['still_in_danger', ['maybe'], 'Please select whether it is in danger.'],
  ['loss_place', [''], 'Please say where it happened.'],
  ['loss_details', ['Sank'], 'Please say what happened in at least 10 characters.'],
])('claim: a wrong %s is named at its field (%j): %s', (field, answers, message) => {
  const valid = {
    name: 'Jane Doe',
    phone: '203-555-0123',
    email: 'jane@visitor.example',
    loss_kind: 'grounding',
    loss_on: officeDay(),
    anyone_hurt: 'nobody',
    still_in_danger: 'safe',
    loss_place: 'Off Black Rock',
    loss_details: 'Ran onto the ledge at two in the morning.',
    insured_boat: 'Osprey',
  }
  const check = (typed: Record<string, unknown>) =>
    claimRules.check('claim', cleanValues(fieldNames(claimForm), typed))
  expect(check(valid)).toEqual({})
  for (const answer of answers)
    expect(check({ ...valid, [field]: answer })).toEqual({ [field]: message })
})

test.each<[field: string, answers: unknown[], message: string]>([
  ['insurance_type', ['', 'life', undefined, {}], 'Please select an insurance type.'],
  ['vessel_length', ['abc', '4.5.1', '-3', LONG], 'Please enter a valid number for vessel length.'],
  ['vessel_value', ['a lot', '1,00', '$1.234', LONG], 'Please enter a valid dollar amount.'],
  ['vessel_type', [''], 'Please fill in the vessel type.'],
  ['vessel_type', ["'; drop table vessels --"], 'Please select a vessel type from the list.'],
  ['vessel_use', ['smuggling'], 'Please select a use from the list.'],
  ['first_name', ['', 'J'], 'First name must be at least 2 characters.'],
  ['last_name', ['', 'D'], 'Last name must be at least 2 characters.'],
  ['email', ['jane'], 'Please enter a valid email address.'],
  ['phone', ['12'], 'Please enter a valid phone number.'],
  ['zipCode', ['1'], ZIP_CODE],
])('quote: a wrong %s is named at its field (%j): %s', (field, answers, message) => {
  const valid = {
    insurance_type: 'boat',
    vessel_type: 'yacht',
    vessel_length: '44',
    vessel_value: '$350000.50',
    vessel_use: 'pleasure',
    first_name: 'Jane',
    last_name: 'Doe',
    email: 'jane@visitor.example',
    phone: '(203) 555-0123',
    zipCode: '06604-1234',
    additional_details: '',
  }
  const check = (typed: Record<string, unknown>) => {
    const values = cleanValues(fieldNames(quoteForm), typed)
    const steps = ['insurance', 'vessel', 'contact'] as const
    return Object.assign({}, ...steps.map((step) => quoteRules.check(step, values)))
  }
  expect(check(valid)).toEqual({})
  for (const answer of answers)
    expect(check({ ...valid, [field]: answer })).toMatchObject({ [field]: message })
})
