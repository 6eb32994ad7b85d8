import { readQuestion } from '../application/read.ts'
import { inDollars } from './arithmetic.ts'

/** A number that a tool asks for. */
export interface Figure {
  label: string
  hint?: string
  unit: 'dollars' | 'percent' | 'pieces'
  least: number
  most: number
  /** One that is right, as people write it. */
  example: string
  isOptional?: boolean
}

export type Figures = Readonly<Record<string, Figure>>

/** What an address asks a tool: its numbers, or messages by field; neither before anything was asked. */
export interface Asked<Of extends Figures> {
  typed: Record<keyof Of, string>
  problems: Partial<Record<keyof Of, string>>
  numbers?: {
    [Name in keyof Of]: Of[Name] extends { isOptional: true } ? number | undefined : number
  }
}

const MOST_CHARACTERS = 60

/**
 * Reads a tool's figures from its address, as people write them: "45k", "$1.2 million", "5 percent".
 * @param query Of the address.
 */
export function readFigures<Of extends Figures>(figures: Of, query: URLSearchParams): Asked<Of> {
  const given = Object.entries(figures).map(([name, figure]) => ({
    name,
    figure,
    text: (query.get(name) ?? '').trim().slice(0, MOST_CHARACTERS),
  }))
  const typed = Object.fromEntries(
    given.map(({ name, text }) => [name, text]),
  ) as Asked<Of>['typed']
  if (given.every(({ text }) => text === '')) return { typed, problems: {} }
  const read = given.map(({ name, figure, text }) => [name, readFigure(figure, text)] as const)
  const wrong = read.filter(([, figure]) => typeof figure === 'string')
  if (wrong.length > 0)
    return { typed, problems: Object.fromEntries(wrong) as Asked<Of>['problems'] }
  return { typed, problems: {}, numbers: Object.fromEntries(read) as Asked<Of>['numbers'] & {} }
}

/** The number, undefined where none has to be, or a message that says what is right. */
function readFigure(figure: Figure, typed: string): number | string | undefined {
  if (typed === '') return figure.isOptional ? undefined : messageOf(figure)
  const input = figure.unit === 'dollars' ? 'amount' : 'number'
  const reading = readQuestion({ label: figure.label, input }, typed)
  const number = 'value' in reading ? Number(reading.value) : Number.NaN
  const isWhole = figure.unit !== 'pieces' || Number.isInteger(number)
  return number >= figure.least && number <= figure.most && isWhole ? number : messageOf(figure)
}

function messageOf({ unit, least, most, example }: Figure): string {
  const [from, to] =
    unit === 'dollars'
      ? [inDollars(least), inDollars(most)]
      : [`${least}`, most.toLocaleString('en-US')]
  const kind = { dollars: 'an amount', percent: 'a percentage', pieces: 'a whole number' }[unit]
  return `Please enter ${kind} from ${from} to ${to}, for example ${example}.`
}
