/**
 * A picture that does not load shows the next of its fallbacks, and when none is left the sentence
 * that stands hidden beside it; a message about it that waits within `data-announces` is shown.
 * Nothing is added or removed: React must find what the server wrote.
 */
export function replaceFailedPictures() {
  // Errors do not bubble, and this script runs before the first picture is asked for.
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), {
    capture: true,
  })
}

function replace(image: HTMLImageElement) {
  const news = image.closest('[data-announces]')?.querySelector<HTMLElement>('[data-announcement]')
  if (news) news.hidden = false
  const [next, ...rest] = image.dataset.fallbacks?.split(' ').filter(Boolean) ?? []
  const sources = image.closest('picture')?.querySelectorAll('source[srcset]') ?? []
  // Any change of a source asks for the picture again: once, or it would never end.
  for (const source of sources) source.removeAttribute('srcset')
  if (next) {
    image.dataset.fallbacks = rest.join(' ')
    image.src = next
    return
  }
  const words = image.closest('picture')?.nextElementSibling
  if (!(words instanceof HTMLElement) || !words.hidden) return
  words.hidden = false
  image.src = emptyPicture(image.getAttribute('width'), image.getAttribute('height'))
}

/** Of the same shape, so that the room stays as it was. */
function emptyPicture(width: string | null, height: string | null): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
