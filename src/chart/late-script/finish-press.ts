/** How far a finger or a mouse that presses may slide, in CSS pixels. Further, the press is taken back (WCAG 2.5.2). */
const SLIDES_PX = 10

/**
 * A press counts although what is pressed moves away from under the pointer, as when a form wakes and lists
 * its files above its button: the browser then clicks the element around both
 * (https://w3c.github.io/uievents/#event-type-click).
 */
export function finishPress() {
  let pressed: HTMLElement | null = null
  let at = [0, 0, 0]
  const where = ({ clientX, clientY }: MouseEvent) => [
    clientX,
    clientY,
    pressed?.getBoundingClientRect().top ?? 0,
  ]
  const listen = (name: 'pointerdown' | 'click', listener: (event: MouseEvent) => void) =>
    addEventListener(name, listener, { capture: true, passive: true })
  listen('pointerdown', (event) => {
    pressed = (event.target as Element).closest('button, a')
    at = where(event)
  })
  listen('click', (event) => {
    const target = event.target as Element
    if (!event.isTrusted || target === pressed || !target.contains(pressed)) return
    const [x = 0, y = 0, top] = where(event).map((value, index) => value - (at[index] ?? 0))
    if (top && Math.hypot(x, y) < SLIDES_PX) pressed?.click()
  })
}
