/** An eight-point scale, named by the size in pixels. */
const steps = [2, 4, 8, 12, 16, 24, 32, 40, 48, 56, 64, 80, 96]

const scale = Object.fromEntries(steps.map((px) => [px, { value: `${px / 16}rem` }]))

const NARROWEST_PX = 320

/**
 * Where text is enlarged on a phone, the room around it is not: it takes no larger a share of the
 * screen than on the narrowest one without.
 */
export const spacing = {
  unit: { value: `min(${1 / 16}rem, ${100 / NARROWEST_PX}vw)` },
  ...Object.fromEntries(steps.map((px) => [px, { value: `calc(var(--spacing-unit) * ${px})` }])),
}

export const sizes = {
  ...scale,
  full: { value: '100%' },
  /** The smallest touch target. */
  target: { value: '2.75rem' },
  /** The longest comfortable line of text. */
  measure: { value: '38rem' },
  form: { value: '40rem' },
  page: { value: '73rem' },
}
