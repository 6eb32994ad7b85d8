/**
 * Shows a picture that does not load in its next format, then its next fallback or, when none is
 * left, the hidden text next to it; with a fallback, also any message within `data-announces`. Elements are never added or removed: React
 * must find the server's HTML.
 */
export function replaceFailedPictures() {
  // Error events do not bubble, and this script runs before the first picture is requested.
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), {
    capture: true,
  })
}

function replace(image: HTMLImageElement) {
  const sources = image.closest('picture')?.querySelectorAll('source[srcset]') ?? []
  const { pathname } = new URL(image.currentSrc || image.src)
  for (const source of sources) {
    if (!source.getAttribute('srcset')?.includes(pathname)) continue
    // The browser goes on to the next source, or to the image's own file.
    source.removeAttribute('srcset')
    return
  }
  const news = image.closest('[data-announces]')?.querySelector<HTMLElement>('[data-announcement]')
  if (news) news.hidden = false
  const [next, ...rest] = image.dataset.fallbacks?.split(' ').filter(Boolean) ?? []
  // Changing a source requests the picture again: do it once, or it would never end.
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

/** With the same aspect ratio, so that the layout does not shift. */
function emptyPicture(width: string | null, height: string | null): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
