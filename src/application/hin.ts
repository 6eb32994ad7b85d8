/** What a hull identification number says. */
export interface Hin {
  /** Twelve characters, without a country and without dashes. */
  number: string
  /** Two letters, where they stand before the number. */
  country: string | undefined
  /** The code that the Coast Guard gave the builder or importer. */
  manufacturer: string
  serial: string
  /** 1 to 12. */
  month: number
  /** In which it was built, or certified. */
  year: number
  /** Undefined in the straight-year format of 1972 to 1984, which has none. */
  modelYear: number | undefined
}

const LENGTH = 12
const EXAMPLE = 'ABC12345D404'
const MONTHS = 'ABCDEFGHIJKL'
/** The months of the model-year format begin with August, when the model year does. */
const MODEL_YEAR_MONTHS = 'FGHIJKLABCDE'
/** In months since the year 0: the first number was required in November 1972, and the current format in August 1984. */
const FIRST = 1972 * 12 + 11
const CURRENT_FROM = 1984 * 12 + 1
const CURRENT_ONLY_FROM = 1984 * 12 + 8
/** A model may be built a few years before the year it is sold as, and one year after. */
const MOST_YEARS_EARLY = 3

/**
 * Reads a hull identification number as it is typed: with or without a country code ("US-"), dashes and blanks.
 *
 * The format of today is that of 33 CFR 181.25: three characters of the manufacturer, five of the serial number without I, O and
 * Q, a letter for the month and the last digit of the year in which it was built, and two digits of the model year. The rule of
 * 1972 (37 FR 15779), which held until July 1984, had a choice of two: month and year in digits ("0479"), or "M", two
 * digits of the model year, and a letter for the month, of which A is August. The country stands before it as in ISO 10087.
 * @param thisYear The year in the office: no boat is of a model year far after it.
 * @returns What it says; or, when there can be no such number, why, in sentences with an example of one.
 */
export function readHin(typed: string, thisYear: number): Hin | string {
  const text = typed
    .toUpperCase()
    .replace(/^\s*(HULL\s+ID|HIN)\b/, '')
    .replace(/[^A-Z0-9]/g, '')
  const country = /^[A-Z]{2}/.exec(text)?.[0]
  const hasCountry = text.length === LENGTH + 2 && country !== undefined
  const number = hasCountry ? text.slice(2) : text
  if (number.length !== LENGTH) {
    return wrong(`It has ${LENGTH} characters, and this has ${number.length}.`)
  }
  const manufacturer = number.slice(0, 3)
  if (!/^[A-Z][A-Z0-9]{2}$/.test(manufacturer)) {
    return wrong('It begins with three letters for the builder.')
  }
  // The law has neither letter there: whoever reads one off a transom has seen a digit.
  const serial = number.slice(3, 8).replaceAll('O', '0').replaceAll('I', '1')
  if (serial.includes('Q')) return wrong('Its serial number, characters 4 to 8, never has a Q.')
  const end = number.slice(8, 9) + number.slice(9).replaceAll('O', '0')
  const date = dateIn(end, thisYear)
  if (typeof date === 'string') return wrong(date)
  return {
    number: manufacturer + serial + end,
    country: hasCountry ? country : undefined,
    manufacturer,
    serial,
    ...date,
  }
}

/** What it says in a sentence: "Built in April 2004, model year 2004." */
export function hinSentence({ month, year, modelYear }: Hin): string {
  const name = new Date(Date.UTC(year, month - 1)).toLocaleDateString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  })
  return `Built in ${name} ${year}${modelYear ? `, model year ${modelYear}` : ''}.`
}

type HinDate = Pick<Hin, 'month' | 'year' | 'modelYear'>

/** @param end The last four characters. */
function dateIn(end: string, thisYear: number): HinDate | string {
  const [, straightMonth, straightYear] = /^(\d\d)(\d\d)$/.exec(end) ?? []
  if (straightMonth) {
    const [month, year] = [Number(straightMonth), 1900 + Number(straightYear)]
    if (month < 1 || month > 12) return `Its last four digits would be a month and a year: ${end}.`
    return early({ month, year, modelYear: undefined })
  }
  const [, ofModel, monthOfModel = ''] = /^M(\d\d)([A-L])$/.exec(end) ?? []
  if (ofModel) {
    const modelYear = 1900 + Number(ofModel)
    const month = MODEL_YEAR_MONTHS.indexOf(monthOfModel) + 1
    return early({ month, year: modelYear - (month >= 8 ? 1 : 0), modelYear })
  }
  const [, monthBuilt = '', digit, model] = /^([A-L])(\d)(\d\d)$/.exec(end) ?? []
  if (!digit) {
    return 'Its last four characters are a letter from A to L for the month, a digit for the year, and two for the model year.'
  }
  const modelYear = Number(model) + (Number(model) >= 84 ? 1900 : 2000)
  // Of the ten years with this last digit, the one around the model year.
  const year = modelYear + 1 - ((((modelYear + 1 - Number(digit)) % 10) + 10) % 10)
  const month = MONTHS.indexOf(monthBuilt) + 1
  if (modelYear > thisYear + 2) return `Its model year would be ${modelYear}.`
  if (year < modelYear - MOST_YEARS_EARLY || year > thisYear || year * 12 + month < CURRENT_FROM) {
    return `It would be a boat of the model year ${modelYear} built in ${year}.`
  }
  return { month, year, modelYear }
}

/** A date in one of the formats that ended in July 1984. */
function early(date: HinDate): HinDate | string {
  const months = date.year * 12 + date.month
  if (months >= FIRST && months < CURRENT_ONLY_FROM) return date
  return 'In that form, boats were numbered from November 1972 to July 1984.'
}

function wrong(why: string): string {
  return `This is no hull identification number as it stands. ${why} An example is ${EXAMPLE}; look on the transom, or in the registration.`
}
