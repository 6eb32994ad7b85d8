export function median(values: number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** @param sorted From the lowest to the highest. */
export function percentile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

/** The median, and in parentheses the lowest and the highest, where they differ from it. */
export function spread(values: number[], digits = 0): string {
  const [middle, low, high] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  )
  return low === high ? `${middle}` : `${middle} (${low} to ${high})`
}
