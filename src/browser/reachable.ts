/** Whether the site answers just now; the browser may think that there is a network where none is. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null
}
