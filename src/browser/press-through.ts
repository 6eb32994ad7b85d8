/**
 * While one page fades into the next, a picture of it lies over the page, and a press reaches the document alone, whatever
 * the style says of `::view-transition`. The first press ends the fade, and counts for what is under it.
 */
export function pressThrough() {
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return
    const root = document.documentElement
    // After the fade nothing is lost, and they change nothing.
    const first = { capture: true, once: true }
    let wasLost = false
    const onDown = ({ target }: Event) => {
      wasLost = target === root
      viewTransition.skipTransition()
    }
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (!wasLost || target !== root) return
      const at = document.elementFromPoint(clientX, clientY)
      const pressed = at?.closest<HTMLElement>('a, button, summary, label, input, select, textarea')
      pressed?.focus()
      pressed?.click()
      // A click by script does not open a list.
      at?.closest('select')?.showPicker()
    }
    addEventListener('pointerdown', onDown, first)
    addEventListener('click', onClick, first)
  })
}
