import { expect, test } from 'vitest'
import { openObjectStore } from '../../../src/storage/open.ts'
import { openSqlite } from '../../servers/databases.ts'
import { openDesk } from '../../staff/staff-desk.ts'

const LEAD = crypto.randomUUID()

test('the address at which a form was answered leads to the page that has the form', async () => {
  const database = await openSqlite()
  const { get } = await openDesk(database, openObjectStore(database))
  const pages = {
    '/posts': '/admin/posts',
    '/testimonials': '/admin/testimonials',
    '/brokers': '/admin/texts/brokers',
    '/texts/towns/mystic': '/admin/texts/towns/mystic',
    '/texts/towns/mystic/picture': '/admin/texts/towns/mystic',
    '/leads/selected': '/admin/leads',
    '/lead-views': '/admin/leads',
    [`/leads/${LEAD}/state`]: `/admin/leads/${LEAD}`,
    [`/leads/${LEAD}/notes`]: `/admin/leads/${LEAD}`,
    [`/leads/${LEAD}/reply`]: `/admin/leads/${LEAD}`,
    [`/leads/${LEAD}/ask`]: `/admin/leads/${LEAD}`,
    [`/leads/${LEAD}/answers`]: `/admin/leads/${LEAD}/application`,
    [`/leads/${LEAD}/document`]: `/admin/leads/${LEAD}`,
    [`/leads/${LEAD}/delete`]: `/admin/leads/${LEAD}`,
    '/settings/agency': '/admin/settings',
    '/settings/closing-days': '/admin/settings/closing-days',
    '/settings/costs': '/admin/settings/costs',
    '/settings/documents': '/admin/settings/documents',
    '/settings/export-columns': '/admin/settings/export-columns',
    '/settings/insurers': '/admin/settings/insurers',
    '/settings/lead-routing': '/admin/settings/lead-routing',
    '/settings/reply-templates': '/admin/settings/reply-templates',
    '/out-of-office': '/admin/account/out-of-office',
  }
  for (const [address, page] of Object.entries(pages)) {
    const answer = await get(address)
    expect([answer.status, answer.headers.get('location')], address).toEqual([303, page])
    expect((await get(address, {})).status, address).toBe(401)
  }
  expect((await get('/import/start')).headers.get('location')).toBeNull()
})
