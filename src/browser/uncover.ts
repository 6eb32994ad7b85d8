/** What the floating badge never covers. Below the breakpoint of the design it is a bar: only forms. */
const WIDE = 'form,address,h1,h2,h3,h4,img[src*="/charts/"]'
const NARROW = 'form'
const WIDE_FROM_PX = 768
const EDGE_PX = 2

/** Marks the document as long as the floating badge would cover something that matters more. */
export function uncover() {
  const look = () => {
    const badge = document.querySelector('[data-badge]')?.getBoundingClientRect()
    if (!badge?.width) return
    const { left, right, top, bottom } = badge
    const never = innerWidth < WIDE_FROM_PX ? NARROW : WIDE
    const covers = [left + EDGE_PX, (left + right) / 2, right - EDGE_PX].some((x) =>
      [top, (top + bottom) / 2, bottom - EDGE_PX].some((y) =>
        document.elementsFromPoint(x, y).some((element) => element.matches(never)),
      ),
    )
    document.documentElement.toggleAttribute('data-covers', covers)
  }
  for (const name of ['scroll', 'resize', 'load']) addEventListener(name, look, { passive: true })
}
