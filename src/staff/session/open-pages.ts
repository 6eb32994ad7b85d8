/** The staff pages that need no session. */
export const OPEN_PAGES = [
  '/admin/sign-in',
  '/admin/set-up',
  '/admin/forgot-password',
  '/admin/new-password',
]
