/** What the floating badge never covers. On a phone it is a bar, under which everything passes: forms. */
const WIDE = 'form,address,h1,h2,h3,h4,img[src*="/charts/"]'
const NARROW = 'form'
/** The theme's `md`. */
const WIDE_FROM_PX = 768
const EDGE_PX = 2
/** Points on the badge, closer to each other than anything above is wide or high. */
const COLUMNS = 5
const ROWS = 5
const HIT_AGAIN_MS = 200

/** Marks the document as long as the floating badge is over nothing that matters more. */
export function uncover() {
  const look = () => {
    if (isHit()) document.documentElement.toggleAttribute('data-free', isFree())
    else setTimeout(look, HIT_AGAIN_MS)
  }
  for (const name of ['scroll', 'resize', 'load']) addEventListener(name, look, { passive: true })
  const main = document.querySelector('main')
  // React puts another page there.
  if (main) new MutationObserver(look).observe(main, { childList: true })
  // A form grows by its messages.
  if (main) new ResizeObserver(look).observe(main)
  look()
}

/** Whether the browser says what is under a point: while one page fades into the next, it does not. */
function isHit(): boolean {
  return document.elementsFromPoint(EDGE_PX, EDGE_PX).includes(document.body)
}

function isFree(): boolean {
  const badge = document.querySelector('[data-badge]')?.getBoundingClientRect()
  if (!badge) return true
  const never = innerWidth < WIDE_FROM_PX ? NARROW : WIDE
  const columns = between(badge.left + EDGE_PX, badge.right - EDGE_PX, COLUMNS)
  const rows = between(badge.top, badge.bottom - EDGE_PX, ROWS)
  return columns.every((x) =>
    rows.every((y) => document.elementsFromPoint(x, y).every((element) => !element.matches(never))),
  )
}

/** Evenly spread, both ends included. */
function between(first: number, last: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + ((last - first) * i) / (count - 1))
}
