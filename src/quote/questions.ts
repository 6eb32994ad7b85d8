import type { Field } from '../forms/table.ts'
import { SHORT_TEXT_CHARACTERS, VESSEL_USES } from '../settings/business.ts'

/** What a quote for other coverage, or for a business, can be about. */
export const COVERAGES_WANTED = [
  { value: 'home', label: 'Home or condo' },
  { value: 'flood', label: 'Flood' },
  { value: 'home-and-flood', label: 'Home and flood' },
  { value: 'auto', label: 'Auto' },
  { value: 'something-else', label: 'Something else' },
] as const

const BUILDING_KINDS = [
  { value: 'house', label: 'Single-family house' },
  { value: 'condo', label: 'Condo or apartment' },
  { value: 'several-families', label: 'House for several families' },
  { value: 'second-home', label: 'Second home or cottage' },
  { value: 'rented-out', label: 'House rented to others' },
  { value: 'business-building', label: 'Building of a business' },
  { value: 'no-building', label: 'No building' },
] as const

export const BUSINESS_KINDS = [
  { value: 'charter', label: 'Charter or tour boats' },
  { value: 'fishing-vessels', label: 'Fishing vessels' },
  { value: 'workboats', label: 'Tugs, barges or workboats' },
  { value: 'marina', label: 'Marina or moorings' },
  { value: 'boatyard', label: 'Boatyard or repair shop' },
  { value: 'dealer', label: 'Boat sales or rentals' },
  { value: 'yacht-club', label: 'Yacht club or sailing school' },
  { value: 'something-else', label: 'Something else' },
] as const

/*
 * What the second step of a quote asks, by kind of insurance. A set is a table of fields, each with the kinds that it
 * is asked for; another kind, or another question, is an entry here.
 */
const OF_A_VESSEL = { askedWhen: { insurance_type: ['', 'boat', 'luxury', 'general'] } } as const
const OF_A_PROPERTY = { askedWhen: { insurance_type: ['other'] } } as const
const OF_A_BUSINESS = { askedWhen: { insurance_type: ['commercial'] } } as const
const OF_BOTH = { askedWhen: { insurance_type: ['other', 'commercial'] } } as const

/** A boat or a yacht: as the specification has it. */
export const vesselQuestions = {
  vessel_type: {
    ...OF_A_VESSEL,
    label: 'Vessel type',
    input: 'list',
    choicesFrom: 'vessels',
    placeholder: 'Choose a vessel type',
    brief: '*',
  },
  vessel_length: {
    ...OF_A_VESSEL,
    label: 'Vessel length (feet)',
    input: 'whole number',
    hint: 'Whole feet, for example 28',
    brief: '* ft',
  },
  vessel_value: {
    ...OF_A_VESSEL,
    label: 'Estimated value',
    input: 'amount',
    hint: 'In dollars, for example 45,000',
    brief: '*',
  },
  vessel_use: {
    ...OF_A_VESSEL,
    label: 'Primary use',
    input: 'list',
    isOptional: true,
    choices: VESSEL_USES,
    placeholder: 'Choose a use',
  },
} as const satisfies Record<string, Field>

/** A home, a building in a flood zone, a car. */
export const propertyQuestions = {
  coverage_wanted: {
    ...OF_A_PROPERTY,
    label: 'Coverage wanted',
    input: 'list',
    isOptional: true,
    choices: COVERAGES_WANTED,
    placeholder: 'Choose a coverage',
    brief: '*',
  },
  property_place: {
    ...OF_A_PROPERTY,
    label: 'Address or town',
    input: 'text',
    isOptional: true,
    hint: 'Where the building is, or where the car is parked at night',
    autoComplete: 'street-address',
    maxLength: SHORT_TEXT_CHARACTERS,
    brief: '*',
  },
  building_kind: {
    ...OF_A_PROPERTY,
    label: 'Kind of building',
    input: 'list',
    isOptional: true,
    choices: BUILDING_KINDS,
    placeholder: 'Choose a kind',
    brief: '*',
  },
} as const satisfies Record<string, Field>

/** A business on the water: charter, workboats, a marina, a yard. */
export const businessQuestions = {
  business_name: {
    ...OF_A_BUSINESS,
    label: 'Business name',
    input: 'text',
    isOptional: true,
    autoComplete: 'organization',
    maxLength: SHORT_TEXT_CHARACTERS,
    brief: '*',
  },
  business_kind: {
    ...OF_A_BUSINESS,
    label: 'What it operates',
    input: 'list',
    isOptional: true,
    choices: BUSINESS_KINDS,
    placeholder: 'Choose what fits best',
    brief: '*',
  },
  docks_or_vessels: {
    ...OF_A_BUSINESS,
    label: 'Docks or vessels',
    input: 'text',
    isOptional: true,
    hint: 'For example 40 slips and a fuel dock, or two charter boats of 34 feet',
    maxLength: SHORT_TEXT_CHARACTERS,
    brief: '*',
  },
} as const satisfies Record<string, Field>

/** The policy that a visitor has elsewhere. */
export const presentPolicyQuestions = {
  present_insurer: {
    ...OF_BOTH,
    label: 'Present insurer',
    input: 'text',
    isOptional: true,
    hint: 'The company on your policy, if you have one',
    maxLength: SHORT_TEXT_CHARACTERS,
  },
  policy_ends: {
    ...OF_BOTH,
    label: 'When does that policy end?',
    input: 'date',
    isOptional: true,
    hint: 'Month, day and year, for example 3/15/2027',
  },
} as const satisfies Record<string, Field>

/** What the second step says to whoever wants a quote for something else than a vessel, by kind of insurance. */
export const NO_VESSEL: Readonly<Record<string, { heading: string; note: string }>> = {
  other: {
    heading: 'Tell us what you want to insure',
    note: 'None of this is required. Each answer spares you a question when we call.',
  },
  commercial: {
    heading: 'Tell us about your business',
    note: 'None of this is required. Several boats or sites fit in the details of the next step.',
  },
}
