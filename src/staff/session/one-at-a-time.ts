/**
 * Makes calls wait for each other. A password's hash takes 32 MB and a thread of the few that files
 * and names are read with: many who sign in at once must not take them from visitors.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}
