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
import { addProfile, brokers, nobody, portrait, removeProfile } from '../steps/broker-steps.ts'

const CONFLICT = 'Somebody else saved this profile while you were writing'

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

test('of two who edit one profile, the second sees where they differ', async ({
  page,
  context,
}) => {
  await addProfile(page, 'Cora Dunn')
  await page.getByRole('link', { name: 'Cora Dunn' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Title').fill('Their title')
  await press(other, 'Save changes')
  await expect(outcome(other)).toHaveText('Saved. The About page shows it now.')
  await page.getByLabel('Title').fill('My title')
  await page.getByLabel('Picture').setInputFiles(await portrait())
  await press(page, 'Save changes')
  await expect(page.getByRole('alert')).toContainText(CONFLICT)
  const theirs = page.getByRole('region', { name: 'Where their text differs from yours' })
  await expect(theirs).toContainText('Their title')
  await expect(page.getByLabel('Title')).toHaveValue('My title')
  await expectAccessibleEverywhere(page)

  await removeProfile(other, 'Cora Dunn')
  await press(page, 'Save changes')
  await expect(page.getByRole('alert')).toContainText('Somebody else removed this profile')
  await expect(page.getByLabel('Title')).toHaveValue('My title')
  await press(page, 'Add the profile')
  await expect(outcome(page)).toHaveText('Saved. The About page shows it now.')
  await removeProfile(page, 'Cora Dunn')
})

test('a profile that somebody else has just rewritten is not removed unseen', async ({
  page,
  context,
}) => {
  await addProfile(page, 'Dora Eck')
  await page.getByRole('link', { name: 'Dora Eck' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Title').fill('Their title')
  await press(other, 'Save changes')
  await expect(outcome(other)).toHaveText('Saved. The About page shows it now.')
  await other.close()

  const remove = async () => {
    await page.getByText('Remove this profile').click()
    await press(page, 'Remove for good')
  }
  // What is typed has errors: the page still knows nothing of their title.
  await page.getByLabel('Name').fill('')
  await press(page, 'Save changes')
  await expect(page.getByRole('alert')).toContainText('Please enter the broker’s name.')
  await remove()
  await expect(page.getByRole('alert')).toContainText('so nothing was changed.')
  await expect(page.getByLabel('Title')).toHaveValue('Their title')
  await expectAccessibleEverywhere(page)
  await remove()
  await expect(outcome(page)).toHaveText('The profile is removed.')
})
