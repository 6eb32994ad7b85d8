/** Shorter than anyone notices; a page that comes sooner shows no skeleton. */
const SKELETON_AFTER_MS = 80

let timer: ReturnType<typeof setTimeout> | undefined
let pressed: Element | undefined

/** Marks the pressed link, and in its place the page as loading, until `endGoing`. */
export function startGoing(link: Element) {
  endGoing()
  pressed = link
  link.setAttribute('aria-busy', 'true')
  timer = setTimeout(() => main()?.setAttribute('aria-busy', 'true'), SKELETON_AFTER_MS)
}

/** The next page is there, or will not come. */
export function endGoing() {
  clearTimeout(timer)
  for (const element of [pressed, main()]) element?.removeAttribute('aria-busy')
  pressed = undefined
}

function main(): Element | null {
  return document.getElementById('main')
}
