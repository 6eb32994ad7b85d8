import { findLead } from '../../../db/leads/lead.ts'
import { dayAfter } from '../../../src/settings/closings.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import {
  expect,
  expectAccessibleEverywhere,
  outcome,
  pathOf,
  press,
  test,
} from '../fixtures/lead-site.ts'

test('on a phone the first lead is on the first half of the screen, and the search answers while one types', async ({
  page,
  desk,
}) => {
  for (const first_name of ['Ada', 'Bo']) {
    const request = quoteRequest()
    const formData = { ...request.formData, first_name, last_name: 'Mizzenmast' }
    await acceptLead(desk.db, { ...request, formData })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/leads')
  const lines = page.getByRole('region', { name: 'List of leads' }).getByRole('listitem')
  const top = async () => (await lines.first().boundingBox())?.y
  await expect.poll(top).toBeLessThan(250)
  await expectAccessibleEverywhere(page)
  const search = page.getByRole('searchbox')
  const found = page.getByRole('list', { name: 'Found while typing' })
  await search.pressSequentially('ada mizz')
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await expectAccessibleEverywhere(page)
  await search.fill('ada forestay')
  await expect(page.getByText('No lead has that.', { exact: true })).toBeVisible()
  await search.fill('ada mizzenmest')
  await expect(page.getByText('No lead has that. Names like it:')).toBeVisible()
  await search.press('Enter')
  await expect(page.getByText('Names like it:', { exact: true })).toBeVisible()
  await lines.getByRole('link', { name: 'Ada Mizzenmast' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Mizzenmast')
})

test('on a phone a broker notes a policy that ends, and finds the lead in its list', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const lead = await acceptLead(desk.db)
  await page.goto(pathOf(lead))
  const bar = page.getByRole('navigation', { name: 'Get in touch' })
  await expect(bar).toBeInViewport()
  for (const link of await bar.getByRole('link').all())
    expect((await link.boundingBox())?.height, await link.innerText()).toBeLessThan(50)
  await page.getByText('Carrier, premium, present policy').click()
  const ends = dayAfter(officeDay(), 40)
  await page.getByLabel('Their present policy ends on').fill(ends)
  await page.getByLabel('Premium of a year').fill('$1,240')
  await press(page, 'Save')
  await expect(outcome(page)).toHaveText('Saved.')
  expect((await findLead(desk.db, lead.id))?.state).toMatchObject({
    policyEndsOn: ends,
    premium: '1240',
  })
  await page.goto('/admin/leads')
  const lists = page.getByRole('navigation', { name: 'Lists of leads' })
  await lists.getByRole('link', { name: 'Policies ending' }).click()
  await expect(lists.locator('[aria-current]')).toHaveText(['Policies ending'])
  await expect(page.getByLabel('Kind')).toBeHidden()
  await expect(page.locator(`[data-lead="${lead.id}"]`)).toContainText('Policy ends')
  await expectAccessibleEverywhere(page)
})
