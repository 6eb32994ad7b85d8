import { asMoney, numbersInDigits } from '../forms/number-words.ts'
import { isRange, readAnswer } from '../forms/read-answer.ts'
import { dayInFull, readDay } from '../forms/read-day.ts'
import { officeDay } from '../settings/office-day.ts'
import { hinSentence, readHin } from './hin.ts'
import type { Question } from './question.ts'

/** An answer that was understood, in one spelling and in words; or a message with an example of what is right. */
export type Reading = { value: string; words: string } | { problem: string }

const KNOTS_OF = { kn: 1, mph: 0.868976, kmh: 0.539957 } as const
const MAX_KNOTS = 200
/** A number with what stands behind it. */
const QUANTITY = /^(.*[\d¼½¾])([^\d¼½¾]*)$/s
/** What would make another number of it. */
const TIMES = /^\s*(?:k|grand|thou\w*|m|mil\w*)\b/i
const SPEED_UNIT = /^(?:(kn|kts?|knots?|)|(mph|miles.*)|(km\/?h|kph))\.?$/i
const ONE_YEAR = /^\D*((?:1[89]|20)\d\d)\D*$/
const SHORT_YEAR = /^['’]?(\d\d)$/
const PART_OF_YEAR =
  /^(?:(?:early|mid|late|spring|summer|fall|autumn|winter|about|around|in)\b[\s,-]*)*/i

/**
 * Reads an answer to a question of an application. What is not understood stays as it was typed, and is said at its field.
 * @param typed Not empty.
 */
export function readQuestion({ input, choices = [] }: Question, typed: string): Reading {
  const text = typed.trim()
  switch (input) {
    case 'text':
    case 'area':
      return { value: text, words: text }
    case 'list': {
      const choice = choices.find(({ value }) => value === text)
      return choice
        ? { value: text, words: choice.label }
        : { problem: 'Please choose an entry of the list.' }
    }
    case 'amount': {
      const amount = isRange(text) ? '' : readAnswer('amount', text)
      return read(/^\d{1,12}(\.\d{1,2})?$/.test(amount) && amount, asMoney) ?? AMOUNT
    }
    case 'date':
      return read(readDay(readAnswer('date', text)), dayInFull) ?? DATE
    case 'month':
      return read(readMonth(text), monthInFull) ?? MONTH
    case 'feet': {
      const feet = isRange(text) ? '' : readAnswer('whole number', text)
      return read(/^[1-9]\d{0,3}$/.test(feet) && feet, (found) => `${found} feet`) ?? FEET
    }
    case 'speed':
      return read(readKnots(text), (knots) => `${knots} knots`) ?? SPEED_WRONG
    case 'year':
      return read(readYear(text)) ?? YEAR
    case 'number': {
      const { number, unit = '' } = quantityIn(text) ?? {}
      return read(number, (found) => `${grouped(found)} ${unit}`.trim()) ?? NUMBER_WRONG
    }
    case 'hin': {
      const hin = readHin(text, thisYear())
      if (typeof hin === 'string') return { problem: hin }
      return { value: hin.number, words: `${hin.number}. ${hinSentence(hin)}` }
    }
  }
}

const AMOUNT = { problem: 'Please enter one amount in dollars, for example 45,000.' }
const DATE = { problem: 'Please enter a day with its month and year, for example 3/15/2027.' }
const MONTH = { problem: 'Please enter a month and a year, for example June 2015, or the year.' }
const FEET = { problem: 'Please enter one length in feet, for example 28.' }
const SPEED_WRONG = { problem: 'Please enter a speed in knots, for example 35, or as 40 mph.' }
const YEAR = { problem: 'Please enter a year with four digits, for example 2004.' }
const NUMBER_WRONG = { problem: 'Please enter one number in digits, for example 2.' }

function read(value: string | false | undefined, inWords = (text: string) => text) {
  return value ? { value, words: inWords(value) } : undefined
}

function thisYear(): number {
  return Number(officeDay().slice(0, 4))
}

/** With the words that people write around it: "2004 model", "since 1998", "'04". */
function readYear(text: string): string | undefined {
  const short = SHORT_YEAR.exec(text)?.[1]
  const full = short && 2000 + Number(short)
  const year = full ? full - (full > thisYear() + 1 ? 100 : 0) : Number(ONE_YEAR.exec(text)?.[1])
  return year <= thisYear() + 1 ? `${year}` : undefined
}

/** One number of which nobody can say that it is two or another one, and what is counted. */
function quantityIn(text: string): { number: string; unit: string } | undefined {
  const [, digits = '', unit = ''] = QUANTITY.exec(numbersInDigits(text)) ?? []
  const number = isRange(text) || TIMES.test(unit) ? '' : readAnswer('amount', digits)
  return /^\d{1,9}(\.\d{1,2})?$/.test(number) ? { number, unit: unit.trim() } : undefined
}

/** As YYYY-MM, or only the year where no month was named. */
function readMonth(typed: string): string | undefined {
  const text = typed.replace(PART_OF_YEAR, '')
  if (/^(19|20)\d\d$/.test(text)) return text
  const [, month, year] = /^(\d{1,2})[-/. ]+(\d{4})$/.exec(text) ?? []
  const [, name, ofName] = /^([a-z]{3,9})[., ]+(\d{4})$/i.exec(text) ?? []
  const iso = /^(\d{4}-\d\d)$/.exec(text)?.[1]
  const day = year ? `${month}/1/${year}` : name ? `${name} 1, ${ofName}` : iso ? `${iso}-01` : text
  return readDay(day)?.slice(0, 7)
}

function monthInFull(month: string): string {
  if (month.length === 4) return month
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01`).toLocaleDateString('en-US', options)
}

function readKnots(text: string): string | undefined {
  const { number, unit = '' } = quantityIn(text) ?? {}
  const [isSpeed, , mph, kmh] = SPEED_UNIT.exec(unit) ?? []
  const of = mph ? 'mph' : kmh ? 'kmh' : 'kn'
  const knots = isSpeed === undefined ? 0 : Math.round(Number(number) * KNOTS_OF[of])
  return knots > 0 && knots <= MAX_KNOTS ? `${knots}` : undefined
}

function grouped(number: string): string {
  return Number(number).toLocaleString('en-US')
}
