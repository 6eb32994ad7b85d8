import { asMoney } from '../forms/number-words.ts'
import { officeDay } from '../settings/office-day.ts'
import { readHin } from './hin.ts'
import type { ApplicationState } from './state.ts'

/** Something that a broker asks about before an insurer does. */
export interface Contradiction {
  text: string
  /** It happens, and is worth a look only. */
  isNote?: true
}

/** Faster than this goes no pleasure boat; racing boats are insured elsewhere. */
const MOST_KNOTS = 90
const MOST_KNOTS_OF_SAIL = 35
/** Personal watercraft are kept below it by their builders. */
const MOST_KNOTS_OF_WATERCRAFT = 62

/** What in the answers of an application cannot both be right, or seldom is, in sentences. */
export function contradictions({ sections }: ApplicationState): Contradiction[] {
  const known = new Map(
    sections.flatMap(({ asked }) => asked.map(({ name, value = '' }) => [name, value])),
  )
  const text = (name: string) => known.get(name) ?? ''
  const number = (name: string) => Number.parseFloat(text(name) || 'NaN')
  const found: (Contradiction | false)[] = [
    ...purchase(number('model_year'), text('bought')),
    speed(number('length'), number('top_speed'), text('propulsion')),
    number('value_now') > number('price_paid') && {
      text: `The value now, ${asMoney(text('value_now'))}, is above the price paid, ${asMoney(text('price_paid'))}.`,
      isNote: true,
    },
    ...ofHin(text('hin'), number('model_year'), text('bought')),
    number('roof_year') < number('built') && {
      text: `The roof (${text('roof_year')}) is older than the house (${text('built')}).`,
    },
  ]
  return found.filter((one) => one !== false)
}

/** @param bought YYYY or YYYY-MM. */
function purchase(modelYear: number, bought: string): (Contradiction | false)[] {
  const year = Number.parseInt(bought, 10)
  return [
    // The models of a year are sold from the summer before.
    modelYear > year + 1 && {
      text: `The model year, ${modelYear}, is after the purchase in ${year}.`,
    },
    modelYear === year + 1 && {
      text: `The model year, ${modelYear}, is the one after the purchase in ${year}.`,
      isNote: true,
    },
    bought > officeDay().slice(0, bought.length) && { text: 'The purchase is in the future.' },
  ]
}

function speed(feet: number, knots: number, propulsion: string): Contradiction | false {
  const most = propulsion.startsWith('Sail')
    ? MOST_KNOTS_OF_SAIL
    : propulsion === 'Personal watercraft'
      ? MOST_KNOTS_OF_WATERCRAFT
      : // Bass boats of 20 feet reach 60 knots, and longer boats more.
        Math.min(MOST_KNOTS, 15 + 2.5 * feet)
  return knots > most && { text: `A boat of ${feet} feet hardly reaches ${knots} knots.` }
}

function ofHin(typed: string, modelYear: number, bought: string): (Contradiction | false)[] {
  const hin = typed && readHin(typed, Number(officeDay().slice(0, 4)))
  if (!hin || typeof hin === 'string') return []
  const inHin = hin.modelYear ?? hin.year
  // Without a model year in it, only the year in which it was built is known.
  const slack = hin.modelYear ? 0 : 1
  const built = `${hin.year}-${`${hin.month}`.padStart(2, '0')}`
  return [
    Math.abs(inHin - modelYear) > slack && {
      text: `The hull identification number says ${hin.modelYear ? 'model year' : 'built in'} ${inHin}, and the model year given is ${modelYear}.`,
    },
    bought !== '' &&
      bought < built.slice(0, bought.length) && {
        text: `By the hull identification number the boat was built in ${built}, after the purchase.`,
      },
  ]
}
