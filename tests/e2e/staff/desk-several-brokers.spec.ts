import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessibleEverywhere,
  openUntil,
  outcome,
  press,
  SOON,
  test,
} from '../fixtures/desk-site.ts'
import { addProfile, brokers, nobody, removeProfile } from '../steps/broker-steps.ts'

const _CONFLICT = 'Somebody else saved this profile while you were writing'

const lines = (page: Page) => page.locator('main ol > li').getByRole('heading')

// They fill and empty one page.
test.describe.configure({ mode: 'serial' })

test('two brokers stand in the order that staff give them', async ({ page, request }) => {
  await addProfile(page, 'Ada Birch')
  await addProfile(page, 'Ben Cole')
  await expect(lines(page)).toHaveText(['Ada Birch', 'Ben Cole'])
  await press(page, 'Move up: Ben Cole')
  await expect(outcome(page)).toHaveText('The order is changed.')
  await expect(lines(page)).toHaveText(['Ben Cole', 'Ada Birch'])
  await expectAccessibleEverywhere(page)
  const shown = brokers(page).getByRole('heading', { level: 3 })
  await openUntil(page, '/about', () => expect(shown).toHaveText(['Ben Cole', 'Ada Birch'], SOON))
  await expectAccessibleEverywhere(page)
  await removeProfile(page, 'Ada Birch')
  await removeProfile(page, 'Ben Cole')
  await openUntil(page, '/about', nobody(page))
  const gone = await request.post('/api/staff/brokers/move', {
    form: { id: 'gone', go: 'up' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(await gone.text()).toContain('This profile or this version was removed.')
})
