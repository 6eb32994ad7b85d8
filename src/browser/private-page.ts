/**
 * Whether this is a staff page or one linked from an email: its address can contain a token, so it
 * must not reach analytics or the console.
 */
export function isPrivatePage(): boolean {
  return /^\/(admin|newsletter|request)(\/|$)/.test(location.pathname)
}
