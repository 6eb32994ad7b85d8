import { type } from 'arktype'
import { readDay } from '../forms/read-day.ts'
import { asciiMailbox, atLeast, email, formRules, oneOf, phone, rule } from '../forms/rules.ts'
import { dayAfter } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'
import { certificateForm, changeForm, claimForm } from './form.ts'

/** More is a slip of the keyboard. */
const MAX_DAYS_AHEAD = 2 * 365
/** A boat may have been sold a while ago. */
const MAX_DAYS_BACK = 365

const policyholder = {
  name: [atLeast(2, 'Name must be at least 2 characters.')],
  email: [asciiMailbox, email],
  phone: [phone],
  insured_boat: [atLeast(2, 'Please say which boat or property the policy is for.')],
  policy_number: [],
}

/** The rules and texts of the request for a certificate, with and without JavaScript. */
export const certificateRules = formRules(certificateForm, {
  holder_kind: [oneOf(certificateForm.steps[0].fields.holder_kind, 'Please select who asks.')],
  needed_by: daysWithin(0, 'Please enter today or a day of the next two years.'),
  holder: [atLeast(2, 'Please enter the name of who asks for the certificate.')],
  holder_address: [],
  holder_email: [asciiMailbox, orNone(email)],
  limits_asked: [],
  additional_insured: [],
  ...policyholder,
})

const claimFields = claimForm.steps[0].fields
/** Likewise of the notice of a loss. */
export const claimRules = formRules(claimForm, {
  name: policyholder.name,
  phone: [atLeast(1, 'Please enter a phone number: we call you.'), phone],
  email: policyholder.email,
  loss_kind: [oneOf(claimFields.loss_kind, 'Please select the kind of loss.')],
  loss_on: [
    atLeast(1, 'Please enter the day of the loss.'),
    ...daysWithin(-MAX_DAYS_BACK, 'Please enter today or a day of the last year.', 0),
  ],
  anyone_hurt: [oneOf(claimFields.anyone_hurt, 'Please select whether anyone is hurt.')],
  still_in_danger: [oneOf(claimFields.still_in_danger, 'Please select whether it is in danger.')],
  loss_place: [atLeast(2, 'Please say where it happened.')],
  loss_details: [atLeast(10, 'Please say what happened in at least 10 characters.')],
  done_so_far: [],
  insured_boat: policyholder.insured_boat,
  policy_number: policyholder.policy_number,
})

/** Likewise of the request to change a policy. */
export const changeRules = formRules(changeForm, {
  policy_change: [oneOf(changeForm.steps[0].fields.policy_change, 'Please select what changes.')],
  change_on: daysWithin(
    -MAX_DAYS_BACK,
    'Please enter a day within the last year or the next two years.',
  ),
  change_details: [atLeast(10, 'Please say the change in at least 10 characters.')],
  ...policyholder,
})

/** A rule that an empty answer passes. */
function orNone({ holds, message }: typeof email) {
  const passes = (text: string) => text === '' || !(holds(text) instanceof type.errors)
  return rule(type('string').narrow(passes), message)
}

/** A day of the calendar from and until so many days from today, or none. */
function daysWithin(first: number, message: string, last = MAX_DAYS_AHEAD) {
  const isWithin = (day: string) => {
    const today = officeDay()
    return dayAfter(today, first) <= day && day <= dayAfter(today, last)
  }
  return [
    rule(
      type('string').narrow((text) => text === '' || readDay(text) === text),
      'Please enter a day with its month and year, for example 5/1/2027.',
    ),
    rule(
      type('string').narrow((day) => day === '' || isWithin(day)),
      message,
    ),
  ]
}
