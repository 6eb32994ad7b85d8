import { VESSEL_USES } from '../settings/business.ts'
import { operators } from './operators.ts'
import { choices, type Section } from './question.ts'
import { line, lines, losses, owner, policy } from './shared-sections.ts'

const SAIL = ['Sail, with an engine', 'Sail only']
const NO_ENGINE = ['Sail only', 'Oars or paddles']
const PROPULSION = ['Motor', 'Personal watercraft', ...SAIL, 'Oars or paddles']
const WITH_ENGINE = ['', ...PROPULSION.filter((name) => !NO_ENGINE.includes(name))]

/** What it is, for anything that floats. */
export const vessel: Section = {
  id: 'boat',
  title: 'The boat',
  why: 'Insurers price by what the boat is, how fast it goes and what it is worth. The title, registration or bill of sale has most of it.',
  questions: {
    propulsion: { label: 'Moved by', input: 'list', choices: choices(...PROPULSION) },
    model_year: { label: 'Model year', input: 'year', hint: 'For example 2004' },
    make: { ...line, label: 'Make', hint: 'The builder, for example Grady-White' },
    model: { ...line, label: 'Model', hint: 'For example Freedom 285' },
    hin: {
      label: 'Hull identification number',
      input: 'hin',
      hint: 'Twelve characters on the transom or in the registration, for example ABC12345D404; boats from before November 1972 have none',
    },
    boat_name: { ...line, label: 'Name of the boat' },
    registration: {
      ...line,
      label: 'Registration or documentation number',
      hint: 'For example CT 1234 AB',
    },
    hull_material: {
      label: 'Hull material',
      input: 'list',
      choices: choices('Fiberglass', 'Aluminum', 'Steel', 'Wood', 'Inflatable', 'Other'),
    },
    hull_design: {
      label: 'Hull design',
      input: 'list',
      choices: choices(
        'V or modified V',
        'Flat or round bottom',
        'Displacement or trawler',
        'Keel or centerboard',
        'Catamaran or trimaran',
        'Pontoon',
        'Rigid inflatable',
        'Other',
      ),
    },
    length: {
      label: 'Length in feet',
      input: 'feet',
      hint: 'Whole feet, for example 28',
      from: 'vessel_length',
    },
    top_speed: {
      label: 'Top speed',
      input: 'speed',
      hint: 'In knots, for example 35, or as 40 mph',
    },
    bought: { label: 'When you bought it', input: 'month', hint: 'For example June 2015' },
    price_paid: {
      label: 'Price you paid',
      input: 'amount',
      hint: 'In dollars, for example 45,000',
    },
    value_now: {
      label: 'Value now, with engines and equipment',
      input: 'amount',
      hint: 'In dollars, for example 45,000',
      from: 'vessel_value',
    },
  },
}

/** What moves it, and what belongs to it. */
export const equipment: Section = {
  id: 'engines',
  title: 'Engines, rig and equipment',
  why: 'Engines, trailer and tender are insured beside the hull, each for what it is worth.',
  questions: {
    engines: {
      label: 'Number of engines',
      input: 'number',
      hint: 'For example 2',
      askedWhen: { propulsion: WITH_ENGINE },
    },
    engine_kind: {
      label: 'Kind of engine',
      input: 'list',
      choices: choices('Outboard', 'Inboard', 'Sterndrive', 'Jet', 'Pod drive', 'Electric'),
      askedWhen: { propulsion: WITH_ENGINE },
    },
    engine_make: {
      ...line,
      label: 'Make and model of the engines',
      askedWhen: { propulsion: WITH_ENGINE },
    },
    horsepower: {
      label: 'Horsepower of each engine',
      input: 'number',
      hint: 'For example 250',
      askedWhen: { propulsion: WITH_ENGINE },
    },
    fuel: {
      label: 'Fuel',
      input: 'list',
      choices: choices('Gasoline', 'Diesel', 'Electric', 'Other'),
      askedWhen: { propulsion: WITH_ENGINE },
    },
    engine_year: {
      label: 'Year of the engines',
      input: 'year',
      hint: 'For example 2018',
      askedWhen: { propulsion: WITH_ENGINE },
    },
    rigging_year: {
      label: 'Year of the standing rigging',
      input: 'year',
      hint: 'When it was last replaced, for example 2012',
      askedWhen: { propulsion: SAIL },
    },
    trailer: { ...line, label: 'Trailer', hint: 'Make, year and value, or none' },
    tender: { ...line, label: 'Tender and its motor', hint: 'Make, year and value, or none' },
  },
}

/** Where it is, and where it goes. */
export const waters: Section = {
  id: 'waters',
  title: 'Where it is kept, and where it goes',
  why: 'Storms decide much of the price: where the boat is in summer and in winter, and when it is ashore.',
  questions: {
    kept_in_season: {
      ...line,
      label: 'Kept in season',
      hint: 'The marina, club or dock with its town',
    },
    kept_how: {
      label: 'Kept in season on',
      input: 'list',
      choices: choices('A slip', 'A mooring', 'A private dock', 'A rack', 'A lift', 'A trailer'),
    },
    kept_in_winter: {
      ...line,
      label: 'Kept in winter',
      hint: 'The place, and whether afloat, ashore or under a roof',
    },
    laid_up: {
      ...line,
      label: 'Laid up from and until',
      hint: 'For example November 1 to April 15, or never',
    },
    waters: {
      ...line,
      label: 'Waters',
      hint: 'The farthest you go, for example Long Island Sound and Block Island',
    },
    marina_asks: {
      ...line,
      label: 'Insurance that your marina or yard asks for',
      hint: 'For example $500,000 of liability with the marina as additional insured, or nothing',
    },
  },
}

const CHARTER = ['charter']

const use: Section = {
  id: 'use',
  title: 'How it is used',
  why: 'Charters, races and living aboard need a policy that allows them.',
  questions: {
    use: { label: 'Main use', input: 'list', choices: VESSEL_USES, from: 'vessel_use' },
    charter_days: {
      label: 'Days of charter a year',
      input: 'number',
      hint: 'For example 20',
      askedWhen: { use: CHARTER },
    },
    charter_passengers: {
      label: 'Passengers on a charter, at most',
      input: 'number',
      hint: 'For example 6',
      askedWhen: { use: CHARTER },
    },
    charter_captain: {
      label: 'Chartered with',
      input: 'list',
      choices: choices('Our captain', 'No captain (bareboat)', 'Both'),
      askedWhen: { use: CHARTER },
    },
    racing: {
      label: 'Races',
      input: 'list',
      choices: choices('None', 'Club races', 'Races offshore or overnight', 'Powerboat races'),
    },
    living_aboard: {
      label: 'Does anybody live aboard?',
      input: 'list',
      choices: choices('No', 'Part of the year', 'All year'),
    },
  },
}

const boatPolicy = policy({
  hull_value: {
    label: 'If the boat is lost, pay',
    input: 'list',
    choices: choices('A value agreed in advance', 'What it is worth then', 'Advise me'),
  },
  liability: {
    label: 'Liability',
    input: 'list',
    choices: choices('$100,000', '$300,000', '$500,000', '$1,000,000', 'More', 'Advise me'),
  },
})

/** What an insurer asks about a pleasure boat. */
export const boatSections: readonly Section[] = [
  owner,
  vessel,
  equipment,
  waters,
  use,
  operators,
  losses,
  boatPolicy,
]

const yacht: Section = {
  id: 'yacht',
  title: 'Crew and survey',
  why: 'For a yacht, insurers ask who commands it and what a surveyor has found.',
  questions: {
    captain: {
      label: 'Run by',
      input: 'list',
      choices: choices('The owner', 'A captain all year', 'A captain at times'),
    },
    crew: { label: 'Paid crew', input: 'number', hint: 'For example 2, or 0' },
    survey_year: { label: 'Year of the last survey', input: 'year', hint: 'For example 2024' },
    survey_open: {
      ...lines,
      label: 'What the survey recommends and is not done yet',
    },
    abroad: {
      ...line,
      label: 'Cruising outside the United States',
      hint: 'Where and in which months, for example Bahamas, January to March, or none',
    },
  },
}

/** Likewise about a yacht: the boat's set, and crew and survey. */
export const yachtSections: readonly Section[] = boatSections.flatMap((section) =>
  section === operators ? [section, yacht] : section,
)
