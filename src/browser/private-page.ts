/**
 * Whether this is a staff page or one linked from an email: its address can contain a token, so it
 * must not reach analytics or the console. So can those of a form and of the page after it, in a browser without cookies.
 */
export function isPrivatePage(): boolean {
  const { pathname, search } = location
  return (
    /^\/(admin|api|newsletter|request)(\/|$)/.test(pathname) || search.startsWith('?reference=')
  )
}
