/** What the floating badge never covers. On a phone it is a bar, under which everything passes: forms. */
const WIDE = 'form,address,h1,h2,h3,h4,img[src*="/charts/"]'
const NARROW = 'form'
/** The theme's `md`. */
const WIDE_FROM_PX = 768
const EDGE_PX = 2

/** Marks the document as long as the floating badge is over nothing that matters more. */
export function uncover() {
  const look = () => document.documentElement.toggleAttribute('data-free', isFree())
  for (const name of ['scroll', 'resize', 'load']) addEventListener(name, look, { passive: true })
  const main = document.querySelector('main')
  // React puts another page there.
  if (main) new MutationObserver(look).observe(main, { childList: true })
  look()
}

function isFree(): boolean {
  const badge = document.querySelector('[data-badge]')?.getBoundingClientRect()
  if (!badge) return true
  const { left, right, top, bottom } = badge
  const never = innerWidth < WIDE_FROM_PX ? NARROW : WIDE
  return [left + EDGE_PX, (left + right) / 2, right - EDGE_PX].every((x) =>
    [top, (top + bottom) / 2, bottom - EDGE_PX].every((y) =>
      document.elementsFromPoint(x, y).every((element) => !element.matches(never)),
    ),
  )
}
