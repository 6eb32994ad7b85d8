import { expect } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import type { may } from '../../src/staff/session/permissions.ts'
import type { RefusingSite } from './refusing-site.ts'
import { staffPages } from './staff-pages.ts'
import { allProcedures } from './staff-procedures.ts'

/** Mail programs send these when somebody unsubscribes with one click; pictures are only read. */
const FROM_ANYWHERE = ['/newsletter/confirm', '/newsletter/unsubscribe', '/images/:key{.+}']

/** Something to ask the site for. */
export interface Asked {
  name: string
  sort: 'page' | 'parts' | 'route' | 'procedure'
  method: string
  path: string
  /** The answer is worth having: it changes nothing. */
  isReading: boolean
  audience?: Parameters<typeof may>[1]
  body?: URLSearchParams | string
}

/** Everything for staff, found in the folder of pages, the application's routes, and the router. */
export function staffAddresses({ ids }: Pick<RefusingSite, 'ids'>): Asked[] {
  const idOf = (parameter: string) => {
    const id = (ids as Record<string, string>)[parameter]
    if (!id) throw new Error(`refusing-site.ts has no ${parameter} for the walk to ask for.`)
    return id
  }
  const pages = staffPages(idOf).flatMap((path): Asked[] => {
    // Nowhere else: a page's parts repeat its query.
    const query = path.endsWith('/person') ? `${new URLSearchParams({ email: ids.email })}` : ''
    const parts = `/RSC/R${path}.txt?${new URLSearchParams({ query })}`
    // No text has been edited, so there is no earlier version.
    const asked = { method: 'GET', isReading: !path.includes('/versions/') } as const
    return [
      { ...asked, name: `page ${path}`, sort: 'page', path: query ? `${path}?${query}` : path },
      { ...asked, name: `parts of ${path}`, sort: 'parts', path: parts },
    ]
  })
  const form = new URLSearchParams({ id: ids.leadId, ids: ids.leadId, email: ids.email })
  const routes = appRoutes()
    .filter(({ path }) => path.startsWith('/api/staff/'))
    .map(({ method, path }): Asked => {
      const filled = path
        .replace('/files/all/:id', `/files/all/${ids.leadId}`)
        .replace('/files/:id', `/files/${ids.fileId}`)
        .replace('/leads/:id', `/leads/${ids.leadId}`)
        .replace(/:(kind|slug)/g, (_, name) => idOf(name))
        .replace('*', 'anything')
      if (filled.includes(':')) throw new Error(`The walk has no id for ${path}.`)
      const isReading = method === 'GET' ? !path.includes('/files/') : isExport(path)
      const name = `${method} ${path}`
      const body = method === 'POST' ? { body: form } : {}
      return { name, sort: 'route', method, path: filled, isReading, ...body }
    })
  const since = '2000-01-01T00:00:00.000Z'
  const input = { since, markdown: 'A text', id: ids.leadId, search: ids.reference }
  const procedures = allProcedures().flatMap(({ path, isQuery, audience }): Asked[] => {
    if (audience === 'visitors') return []
    if (!audience) throw new Error(`The procedure ${path} says of nobody that it is for them.`)
    const asked = { name: path, sort: 'procedure', audience } as const
    const json = JSON.stringify(input)
    if (!isQuery) {
      return [{ ...asked, method: 'POST', path: `/api/trpc/${path}`, isReading: false, body: json }]
    }
    const address = `/api/trpc/${path}?${new URLSearchParams({ input: json })}`
    return [{ ...asked, method: 'GET', path: address, isReading: path !== 'imports.status' }]
  })
  expect(Math.min(pages.length / 2, routes.length), 'as many as there are').toBeGreaterThan(20)
  expect(procedures.length).toBeGreaterThan(2)
  return [...pages, ...routes, ...procedures]
}

/** What else of the application can be sent something: by visitors, and by who signs in. */
export function otherWrites(): Asked[] {
  const routes = appRoutes('ALL')
    .filter(({ path }) => !path.startsWith('/api/staff/') && !FROM_ANYWHERE.includes(path))
    .filter(({ method }) => method !== 'GET')
    .map(({ path }) => path.replace(':kind', 'quote').replace(':path{.+}', 'anything'))
  const calls = allProcedures().map(({ path }) => `/api/trpc/${path}`)
  return [...new Set([...routes, ...calls, '/about', '/admin/leads'])].map((path) => ({
    name: `POST ${path}`,
    sort: 'route',
    method: 'POST',
    path,
    isReading: false,
    body: path.startsWith('/api/trpc/') ? '{}' : new URLSearchParams(),
  }))
}

/** The routes of the application, each once; on request also those that take any method. */
function appRoutes(also?: 'ALL') {
  const routes = createApp(async () => new Response(null, { status: 404 })).routes.filter(
    ({ method, path }) => method !== 'ALL' || (method === also && !path.endsWith('*')),
  )
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()]
}

/** Puts everybody's data on a computer. */
export function isExport(path: string): boolean {
  return /\.(xlsx|csv|jsonl|pdf|json)$/.test(path)
}
