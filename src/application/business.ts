import { equipment, vessel, waters } from './boat.ts'
import { operators } from './operators.ts'
import { choices, type Section } from './question.ts'
import { line, lines, losses, owner, policy, yesOrNo } from './shared-sections.ts'

const firm: Section = {
  id: 'business',
  title: 'The business',
  why: 'Insurers price a business by what it does and by what it earns.',
  questions: {
    firm_name: {
      ...line,
      label: 'Legal name of the business',
      autoComplete: 'organization',
      askedWhen: { business_name: [''] },
    },
    founded: { label: 'In business since', input: 'year', hint: 'For example 1998' },
    operations: { ...lines, label: 'What the business does' },
    receipts: {
      label: 'Receipts a year',
      input: 'amount',
      hint: 'In dollars, for example 1,200,000',
    },
    payroll: { label: 'Payroll a year', input: 'amount', hint: 'In dollars, for example 400,000' },
    employees: { label: 'Employees in season', input: 'number', hint: 'For example 14' },
  },
}

const site: Section = {
  id: 'site',
  title: 'The marina or yard',
  why: 'What stands there, and whose boats are there, is what may be damaged.',
  questions: {
    site_address: { ...lines, label: 'Address of the site' },
    slips: { label: 'Slips', input: 'number', hint: 'For example 80' },
    moorings: { label: 'Moorings', input: 'number', hint: 'For example 25' },
    stored_boats: { label: 'Boats stored in winter', input: 'number', hint: 'For example 120' },
    largest_boat: {
      label: 'Value of the most valuable boat there',
      input: 'amount',
      hint: 'In dollars, for example 900,000',
    },
    lift_tons: { label: 'Largest lift in tons', input: 'number', hint: 'For example 35' },
    fuel_dock: { label: 'Is there a fuel dock?', input: 'list', choices: yesOrNo },
    hot_work: { label: 'Welding or spray painting?', input: 'list', choices: yesOrNo },
    buildings: {
      label: 'Value of the buildings',
      input: 'amount',
      hint: 'In dollars, for example 1,500,000',
    },
    docks: {
      label: 'Value of piers and docks',
      input: 'amount',
      hint: 'In dollars, for example 700,000',
    },
    contractors: {
      label: 'Do contractors show a certificate of insurance?',
      input: 'list',
      choices: yesOrNo,
    },
  },
}

const service: Section = {
  id: 'service',
  title: 'What the vessel does',
  why: 'Passengers, crew and cargo each need liability of their own.',
  questions: {
    service: {
      label: 'Service',
      input: 'list',
      choices: choices('Passengers', 'Fishing', 'Towing or salvage', 'Construction', 'Other'),
    },
    passengers: {
      label: 'Passengers, at most',
      input: 'number',
      hint: 'For example 6',
      askedWhen: { service: ['Passengers'] },
    },
    inspected: {
      label: 'Is there a certificate of inspection of the Coast Guard?',
      input: 'list',
      choices: yesOrNo,
    },
    crew_aboard: { label: 'Crew aboard, with the captain', input: 'number', hint: 'For example 3' },
    days_at_sea: { label: 'Days under way a year', input: 'number', hint: 'For example 150' },
    other_vessels: {
      ...lines,
      label: 'Other vessels of the business',
      hint: 'Name, year, length and value of each',
    },
  },
}

const firmPolicy = policy({
  firm_liability: {
    label: 'Liability',
    input: 'list',
    choices: choices('$1,000,000', '$2,000,000', '$5,000,000', 'More', 'Advise me'),
  },
})

/** What an insurer asks about a marina, a yard, or another business ashore. */
export const marinaSections: readonly Section[] = [owner, firm, site, losses, firmPolicy]

/** Likewise about a vessel that earns money. */
export const commercialSections: readonly Section[] = [
  owner,
  firm,
  vessel,
  equipment,
  service,
  waters,
  operators,
  losses,
  firmPolicy,
]
