/**
 * Whether this is one of staff's pages, or one that a letter leads to: its address can hold a key,
 * so neither analytics nor the console may learn it.
 */
export function isPrivatePage(): boolean {
  return /^\/(admin|newsletter)(\/|$)/.test(location.pathname)
}
