import { describe, expect, test } from 'vitest'
import type { StaffRole } from '../../../db/schema/staff.ts'
import type { Pages } from '../../../src/server/pages/pages.ts'
import { staffRoutes } from '../../../src/server/routes/staff.ts'
import { trpcRoutes } from '../../../src/server/trpc/router.ts'
import { may, type Permission } from '../../../src/staff/session/permissions.ts'
import { openSqlite } from '../../servers/databases.ts'
import { allProcedures } from '../../staff/staff-procedures.ts'
import { cookiesOf, makeStaff, PASSWORD, SITE, staffSite } from '../../staff/staff-site.ts'

/** Of no role: whoever has it may do nothing, so what answers them has asked for no permission. */
const NOBODY = 'nobody' as StaffRole

const procedures = allProcedures()

const routes = () =>
  staffRoutes({} as Pages).routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.endsWith('*'),
  )

describe('without a role, although signed in', () => {
  test('every route for staff is refused, and nothing is in the answer', async () => {
    const site = await openAs(NOBODY)
    expect(routes().length).toBeGreaterThan(10)
    for (const { method, path } of routes()) {
      const answer = await site.ask(path, method)
      expect(answer.status, `${method} ${path}`).toBe(403)
      expect(await answer.text()).toContain('Your account cannot do this')
    }
  })

  test('every procedure that is not for visitors is refused', async () => {
    const site = await openAs(NOBODY)
    for (const { path, isQuery, audience } of procedures) {
      expect(audience, path).toBeDefined()
      if (audience === 'visitors') continue
      const answer = await site.call(path, isQuery)
      expect(answer.status, path).toBe(403)
      expect(await answer.json(), path).toMatchObject({ error: { data: { code: 'FORBIDDEN' } } })
    }
  })
})

for (const role of ['owner', 'broker', 'writer'] as const) {
  test(`a ${role} is refused exactly those procedures and routes that the role does not allow`, async () => {
    const site = await openAs(role)
    for (const { path, isQuery, audience } of procedures) {
      if (audience === 'visitors') continue
      const { status } = await site.call(path, isQuery)
      expect(status === 403, path).toBe(!may({ role }, audience as Permission))
    }
    const refused = new Set<string | undefined>()
    for (const { method, path } of routes()) {
      const { status } = await site.ask(path, method)
      if (status === 403) refused.add(path.split(/[/.]/)[1])
    }
    for (const part of ['account', 'posts', 'testimonials', 'images', 'import']) {
      expect(refused).not.toContain(part)
    }
    expect(refused.has('accounts')).toBe(role !== 'owner')
    expect(refused.has('newsletter')).toBe(role === 'writer')
    expect(refused.has('opening')).toBe(role !== 'owner')
  })
}

/** Routes and procedures on a database with one account, whose session asks. */
async function openAs(role: StaffRole | undefined) {
  const database = await openSqlite()
  const { auth } = staffSite(database)
  const email = 'anna@agency.example'
  await makeStaff(database, email, role)
  const signedIn = role && (await auth('/sign-in/email', { email, password: PASSWORD }))
  const headers = signedIn ? cookiesOf(signedIn) : new Headers()
  const site = staffRoutes({ orInPlace } as unknown as Pages)
  const visitor = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }
  return {
    ask: (path: string, method: string) => {
      const body = method === 'POST' ? new URLSearchParams({ id: 'none' }) : undefined
      const url = `${SITE}${path.replaceAll(/:\w+/g, 'x')}`
      return site.fetch(new Request(url, { method, body, headers }), visitor as never)
    },
    call: (path: string, isQuery: boolean) =>
      trpcRoutes.request(`${SITE}/api/trpc/${path}`, {
        method: isQuery ? 'GET' : 'POST',
        headers: new Headers([...headers, ['content-type', 'application/json']]),
        ...(!isQuery && { body: '{}' }),
      }),
  }
}

/** What shows a page in place, without the pages. */
async function orInPlace(_: unknown, answer: Response | { status: number }) {
  return answer instanceof Response ? answer : new Response('', { status: answer.status })
}
