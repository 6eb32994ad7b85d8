import { HEADER_COMPACT_AFTER_PX } from '../settings/business.ts'

/** Marks the document once it is scrolled: the header, whose top has left by then, gets its shadow. */
export function shrinkHeader() {
  addEventListener(
    'scroll',
    () =>
      document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_COMPACT_AFTER_PX),
    { passive: true },
  )
}
