import { townPlaces } from '../../db/seed/towns/places.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import {
  COST_KINDS,
  COST_PATH,
  type CostRange,
  lengthInWords,
  monthInWords,
  usageInWords,
  whatMovesIt,
} from '../settings/costs.ts'
import { quoteAddress } from './quote-address.ts'

const line = css({ mt: '32' })

/** The name of the town of a range; empty: any harbor. */
export function townInWords({ town }: Pick<CostRange, 'town'>): string {
  return townPlaces.find(({ slug }) => slug === town)?.name ?? ''
}

/** The quote form, with what a kind of figures says of it. */
export function costQuote(kind: string, town?: string): string {
  const { isAshore, products = [] } = COST_KINDS[kind] ?? {}
  return quoteAddress(isAshore ? { product: products[0], town } : { vessel: kind, town })
}

/**
 * What owners paid, by the first line of the table that staff keep; nothing where it has none.
 * @param of A type of vessel or a product that the page is about; without one, the first of all lines.
 */
export function CostLine({ of = {} }: { of?: { vessel?: string; product?: string } }) {
  const { vessel, product } = of
  const range = agency().costs.find(({ kind }) => {
    if (vessel) return kind === vessel
    return product === undefined || COST_KINDS[kind]?.products.includes(product)
  })
  const { owned } = (range && COST_KINDS[range.kind]) ?? {}
  if (!range || !owned) return null
  const [length, use, town] = [lengthInWords(range), usageInWords(range), townInWords(range)]
  const what = [owned, length && `of ${length}`, use && `(${use})`, town && `in ${town}`]
  const [low, high] = [range.low, range.high].map((amount) => amount.toLocaleString('en-US'))
  return (
    <p className={line}>
      Owners of {what.filter(Boolean).join(' ')} paid between ${low} and ${high} a year (
      {range.source}, {monthInWords(range)}). What moves it: {whatMovesIt(range.kind)}. This is no
      quote. <a href={`${COST_PATH}?kind=${range.kind}`}>What it may cost</a>, or{' '}
      <a href={costQuote(range.kind)}>ask for a quote</a>.
    </p>
  )
}
