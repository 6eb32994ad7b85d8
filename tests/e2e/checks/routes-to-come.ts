/**
 * Addresses that pages link to already and that later work brings; `*` stands for one or more
 * characters. Only these may be missing, and one that exists has to leave the list.
 */
export const ROUTES_TO_COME: string[] = []

/** Whether a path is on the list. */
export function isToCome(path: string): boolean {
  return ROUTES_TO_COME.some((route) =>
    route.endsWith('*')
      ? path.length >= route.length && path.startsWith(route.slice(0, -1))
      : path === route,
  )
}
