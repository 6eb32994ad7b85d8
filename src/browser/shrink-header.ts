/** The distance in px that a visitor has scrolled when the header shrinks. */
const HEADER_COMPACT_AFTER_PX = 50

/** Marks the document as scrolled, which makes the header lower and gives it its shadow. */
export function shrinkHeader() {
  addEventListener(
    'scroll',
    () =>
      document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_COMPACT_AFTER_PX),
    { passive: true },
  )
}
