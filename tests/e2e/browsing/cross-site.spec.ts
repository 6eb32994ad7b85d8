import { expect } from '@playwright/test'
import { test } from '../fixtures/kept.ts'

/** Every address that changes something, but for the links of the newsletter's messages. */
const CHANGING = [
  '/api/trpc/forms.submit',
  '/api/trpc/visits.record',
  '/api/trpc/imports.start',
  '/api/attachments',
  '/api/attachments/states',
  '/api/uploads',
  '/api/auth/sign-in/email',
  '/api/auth/sign-out',
  '/api/staff-access/sign-in',
  '/api/staff-access/sign-out',
  '/api/staff-access/set-up',
  '/api/staff/posts',
  '/api/staff/testimonials',
  '/api/staff/images',
  '/api/staff/import',
  '/api/staff/opening',
  '/api/staff/account/password',
  '/api/staff/newsletter/erase',
  '/api/forms/quote',
  '/api/forms/contact',
  '/api/forms/call',
  '/newsletter',
  '/about',
]
const ELSEWHERE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

test('nothing is taken from another website, whatever the address and the type of its body', async ({
  baseURL,
}) => {
  for (const path of CHANGING) {
    for (const headers of ELSEWHERE) {
      for (const body of ['{}', new URLSearchParams({ name: 'x' }), new FormData()]) {
        const answer = await fetch(baseURL + path, {
          method: 'POST',
          headers,
          body,
          redirect: 'manual',
        })
        expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403)
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      }
    }
  }
})

test('a method that an address does not know is answered with those that it knows', async ({
  request,
}) => {
  const known: [string, string][] = [
    ['/about', 'GET, HEAD'],
    ['/nowhere', 'GET, HEAD'],
    ['/feed.xml', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/images/none.webp', 'GET, HEAD'],
    ['/api/attachments', 'POST'],
    ['/api/auth/sign-in/email', 'POST'],
  ]
  for (const [path, methods] of known) {
    const answer = await request.fetch(path, { method: 'DELETE' })
    expect([answer.status(), answer.headers().allow], path).toEqual([405, methods])
  }
})
