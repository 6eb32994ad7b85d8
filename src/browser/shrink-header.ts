import { HEADER_COMPACT_AFTER_PX } from '../settings/business.ts'

/** Marks the document as scrolled, which makes the header lower and gives it its shadow. */
export function shrinkHeader() {
  addEventListener(
    'scroll',
    () =>
      document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_COMPACT_AFTER_PX),
    { passive: true },
  )
}
