const STEPS = [2, 4, 6, 10]

/** The upper end of a chart's scale: a round number whose half is whole. */
export function scaleTop(max: number): number {
  for (let unit = 1; ; unit *= 10) {
    const step = STEPS.find((each) => each * unit >= max)
    if (step) return step * unit
  }
}
