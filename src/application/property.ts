import { choices, type Section } from './question.ts'
import { line, lines, losses, owner, policy, yesOrNo } from './shared-sections.ts'

const house: Section = {
  id: 'house',
  title: 'The house',
  why: 'An insurer prices what it would cost to build the house again. The assessor’s card of the town has most of it.',
  questions: {
    house_address: {
      ...lines,
      label: 'Address of the house',
      askedWhen: { property_place: [''] },
    },
    occupancy: {
      label: 'Used as',
      input: 'list',
      choices: choices('Main home', 'Second home', 'Rented by the year', 'Rented by the week'),
    },
    built: { label: 'Year built', input: 'year', hint: 'For example 1962' },
    square_feet: {
      label: 'Living area in square feet',
      input: 'number',
      hint: 'For example 2,100',
    },
    stories: { label: 'Stories', input: 'number', hint: 'For example 2' },
    walls: {
      label: 'Built of',
      input: 'list',
      choices: choices('Wood frame', 'Brick or stone', 'Concrete', 'Other'),
    },
    roof_year: { label: 'Year of the roof', input: 'year', hint: 'For example 2016' },
    heating: {
      label: 'Heating',
      input: 'list',
      choices: choices('Gas', 'Oil, tank indoors', 'Oil, tank in the ground', 'Electric', 'Other'),
    },
    heating_year: { label: 'Year of the heating', input: 'year', hint: 'For example 2019' },
    rebuilding: {
      label: 'Cost to rebuild, as your policy has it',
      input: 'amount',
      hint: 'In dollars, for example 650,000',
    },
    shutters: {
      label: 'Storm shutters or impact-resistant glass?',
      input: 'list',
      choices: yesOrNo,
    },
    alarms: {
      ...line,
      label: 'Alarms for fire, burglary and water',
      hint: 'For example smoke alarms only, or central station',
    },
    pool_or_dog: {
      ...line,
      label: 'Pool, trampoline, wood stove or dog',
      hint: 'For example fenced pool, one Labrador, or none',
    },
  },
}

const flood: Section = {
  id: 'flood',
  title: 'Flood',
  why: 'A homeowner policy does not cover a flood. Zone and height decide what a flood policy costs.',
  questions: {
    flood_zone: {
      ...line,
      label: 'Flood zone',
      hint: 'If you know it, for example AE, VE or X',
    },
    elevation_certificate: {
      label: 'Is there an elevation certificate?',
      input: 'list',
      choices: yesOrNo,
    },
    lowest_floor: {
      label: 'Below the lowest floor',
      input: 'list',
      choices: choices('A finished basement', 'A basement', 'A crawl space', 'A slab', 'Piles'),
    },
    feet_to_water: {
      label: 'Feet from the house to the water',
      input: 'number',
      hint: 'About, for example 300',
    },
    floods_before: {
      ...line,
      label: 'Floods in the house since you know it',
      hint: 'For example October 2012, two feet in the basement, or none',
    },
    flood_policy: { label: 'Is there a flood policy now?', input: 'list', choices: yesOrNo },
  },
}

/** What an insurer asks about a house, and about its flood policy. */
export const propertySections: readonly Section[] = [
  owner,
  house,
  flood,
  losses,
  policy({
    deductible: {
      label: 'Deductible',
      input: 'list',
      choices: choices('$1,000', '$2,500', '$5,000', 'More', 'Advise me'),
    },
  }),
]
