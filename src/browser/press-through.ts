/**
 * While one page fades into the next, a picture of it lies over the page, and a press reaches the document alone, whatever
 * the style says of `::view-transition`. The first press ends the fade, and counts for what is under it.
 */
export function pressThrough() {
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return
    const end = new AbortController()
    let wasLost = false
    const onDown = ({ target }: Event) => {
      wasLost = target === document.documentElement
      viewTransition.skipTransition()
    }
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      end.abort()
      if (!wasLost || target !== document.documentElement) return
      const pressed = document
        .elementFromPoint(clientX, clientY)
        ?.closest<HTMLElement>('a, button, summary, label, input, select, textarea')
      pressed?.focus()
      // A click by script does not open a list.
      if (pressed instanceof HTMLSelectElement) pressed.showPicker()
      else pressed?.click()
    }
    const options = { capture: true, signal: end.signal }
    addEventListener('pointerdown', onDown, options)
    addEventListener('click', onClick, options)
    void viewTransition.finished.finally(() => {
      // A press that has begun ends later.
      if (!wasLost) end.abort()
    })
  })
}
