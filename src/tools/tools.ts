import { MAX_VESSEL_FEET } from '../settings/business.ts'
import { COST_PATH } from '../settings/costs.ts'
import type { Figure } from './figures.ts'

/** A page that works something out. */
export interface Tool {
  path: string
  /** Its heading, and the title of its page. */
  title: string
  /** What it is for: a sentence. */
  what: string
}

const MOST_DOLLARS = 100_000_000

function dollars(least: number, example: string) {
  return { unit: 'dollars', least, most: MOST_DOLLARS, example } as const
}

export const stormTool = {
  path: '/tools/hurricane-deductible',
  title: 'Hurricane and Named-Storm Deductible',
  what: 'What you pay of a loss when the deductible of your boat or house is a percentage in a storm.',
  figures: {
    value: {
      label: 'Insured value',
      hint: 'Of the hull, or the dwelling limit of the house, as the declarations page has it',
      ...dollars(1000, '450,000'),
    },
    percent: {
      label: 'Storm deductible in percent',
      hint: 'Usually from 1 to 10',
      unit: 'percent',
      least: 0.1,
      most: 25,
      example: '5',
    },
    usual: { label: 'Usual deductible', isOptional: true, ...dollars(0, '2,500') },
    loss: {
      label: 'Damage',
      hint: 'What repairs cost; without it, you see three examples',
      isOptional: true,
      ...dollars(1, '80,000'),
    },
  },
} as const satisfies Tool & { figures: Record<string, Figure> }

export const floodTool = {
  path: '/tools/flood-gap',
  title: 'Flood Gap: What the Program Leaves',
  what: 'What it costs to rebuild and refurnish above the most that a federal flood policy pays.',
  figures: {
    building: {
      label: 'Cost to rebuild',
      hint: 'The building alone, without the land',
      ...dollars(1000, '750,000'),
    },
    contents: { label: 'Contents, if bought new', isOptional: true, ...dollars(0, '180,000') },
  },
} as const satisfies Tool & { figures: Record<string, Figure> }

export const condominiumTool = {
  path: '/tools/condominium-deductible',
  title: 'Condominium: Your Share of the Deductible',
  what: 'What your unit may owe when the association’s policy has a large deductible, and what of it your own policy pays.',
  figures: {
    deductible: {
      label: 'The association’s deductible',
      hint: 'Of the master policy, in dollars: 2 percent of $10 million is 200,000',
      ...dollars(100, '200,000'),
    },
    units: {
      label: 'Units in the association',
      unit: 'pieces',
      least: 2,
      most: 5000,
      example: '48',
    },
    share: {
      label: 'Your unit’s share in percent',
      hint: 'Of the common expenses, by the declaration',
      unit: 'percent',
      least: 0.001,
      most: 100,
      example: '2.4',
      isOptional: true,
    },
    assessment: {
      label: 'Loss assessment limit of your own policy',
      hint: 'Often $1,000 unless it was raised',
      isOptional: true,
      ...dollars(0, '10,000'),
    },
  },
} as const satisfies Tool & { figures: Record<string, Figure> }

export const paperTool = {
  path: '/tools/what-to-have-ready',
  title: 'What You Will Be Asked, and What to Have',
  what: 'The questions that insurers ask about a boat, a yacht, a house, a marina or a working vessel, and where to find the answers.',
} as const satisfies Tool

export const costTool = {
  path: COST_PATH,
  title: 'What It May Cost',
  what: 'What owners of a boat like yours, or of a house on the shore, paid for coverage in a year.',
  figures: {
    feet: {
      label: 'Length in feet, if it is a boat',
      hint: 'For example 28',
      unit: 'pieces',
      least: 4,
      most: MAX_VESSEL_FEET,
      example: '28',
      isOptional: true,
    },
  },
} as const satisfies Tool & { figures: Record<string, Figure> }

/** All of them, in the order of their list; that of costs is there once staff have set some. */
export const TOOLS: readonly Tool[] = [stormTool, floodTool, condominiumTool, paperTool]
