/** Who pays what of a loss, in dollars. */
export interface Payment {
  loss: number
  owner: number
  policy: number
}

/** Of the federal flood program, in dollars, by what is insured: 44 CFR 61.6. */
export const FLOOD_LIMITS = {
  home: { building: 250_000, contents: 100_000 },
  business: { building: 500_000, contents: 500_000 },
} as const

/**
 * A deductible that is a percentage.
 * @param value What is insured, in dollars.
 * @returns Dollars, to the cent.
 */
export function percentOf(value: number, percent: number): number {
  return Math.round(value * percent) / 100
}

/**
 * Who pays what of a loss: the policy what is above the deductible, of no more than the insured value.
 * @param value What is insured, in dollars, as the loss and the deductible are.
 */
export function paymentOf(loss: number, value: number, deductible: number): Payment {
  const policy = Math.max(0, Math.min(loss, value) - deductible)
  return { loss, policy, owner: loss - policy }
}

/** What a policy of the flood program can pay at most, and what of the costs is above that, in dollars. */
export function floodGap(
  needed: { building: number; contents: number },
  limits: { building: number; contents: number },
) {
  const building = above(needed.building, limits.building)
  const contents = above(needed.contents, limits.contents)
  return { building, contents, total: building + contents }
}

/**
 * What one unit owes of an association's deductible, in dollars to the cent.
 * @param percent The unit's share of the common expenses by the declaration; without one, all units pay the same.
 */
export function unitShare(deductible: number, units: number, percent?: number): number {
  return percent === undefined
    ? Math.round((deductible * 100) / units) / 100
    : percentOf(deductible, percent)
}

/** What of a cost is above a limit. */
export function above(cost: number, limit: number): number {
  return Math.max(0, cost - limit)
}

/** An amount as it is written: $4,000, or $83.33. */
export function inDollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
