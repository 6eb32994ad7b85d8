/** Code that an awake page needs did not come. */
export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded'
}

/**
 * Loads code, unless the browser knows that there is no network: Chromium before 156 never fetches a
 * module again in a document in which it failed once.
 * @throws CodeNotLoaded
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new CodeNotLoaded()
  try {
    return await load()
  } catch (cause) {
    throw new CodeNotLoaded('', { cause })
  }
}

/** Loads the page again when only the browser's memory of a failure stands in the way. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isReachable()) location.reload()
}

/**
 * Whether the site answers now. What answers in its place, a proxy or the sign-in page of a network, does not count.
 */
export function isReachable(): Promise<boolean> {
  return fetch('/healthz')
    .then((answer) => answer.text())
    .then(
      (text) => text === 'ok',
      () => false,
    )
}
