import { cookieNames } from '../http/cookies.ts'

/** Whether a request carries any cookie that changes what a page shows. */
export function hasOwnCookies(headers: Headers): boolean {
  return cookieNames(headers).some((name) => /^(draft|received)-|^missing-post$/.test(name))
}
