import { holdLead, quoteRequest } from '../../samples/leads.ts'
import { outcome, press } from '../fixtures/desk-site.ts'
import { expect, expectAccessibleEverywhere, test } from '../fixtures/lead-site.ts'

test('held leads are released or deleted as spam, one by one and several at once', async ({
  page,
  desk,
}) => {
  const family = 'Bilge'
  const ids: string[] = []
  for (const first_name of ['Ada', 'Bo', 'Cy', 'Di']) {
    const request = quoteRequest()
    const formData = { ...request.formData, first_name, last_name: family }
    ids.push((await holdLead(desk.db, { ...request, formData })).id)
  }
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: `${name} ${family}` })

  await page.goto(`/admin/leads?view=held&search=${family}`)
  await line('Ada').getByRole('checkbox').check()
  await line('Bo').getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Mark handled' })).toHaveCount(0)
  await expectAccessibleEverywhere(page)
  await press(page, 'Release')
  await expect(outcome(page)).toHaveText('2 leads were released.')
  await expect(line('Ada')).toHaveCount(0)

  await page.getByRole('link', { name: `Cy ${family}` }).click()
  await expect(page.getByText('No message about it was sent.')).toBeVisible()
  await expect(page.getByText('Held as suspected spam, and no message sent')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await press(page, 'Release')
  await expect(outcome(page)).toHaveText(
    'The lead is released. Its messages will be sent in a moment.',
  )
  await expect(page.getByText('released it: it was held as suspected spam')).toBeVisible()
  await other.getByText('Delete as spam…').click()
  await press(other, 'Delete as spam')
  await expect(other.getByRole('alert')).toContainText('This lead has already been released')
  await other.close()

  await page.goto(`/admin/leads/${ids[3]}`)
  await page.getByText('Delete as spam…').click()
  await press(page, 'Delete as spam')
  await expect(outcome(page)).toHaveText('The lead is deleted as spam.')

  const gone = await page.goto(`/admin/leads/${ids[3]}`)
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This lead was deleted')
  await expect(page.getByText(/^anna deleted lead FM-\S+ as spam on /)).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('the town and the product that a visitor came from are named, with links to their pages', async ({
  page,
  desk,
}) => {
  const path = '/products/boat-insurance'
  const source = { path, town: 'old-saybrook', product: 'boat-insurance' }
  const { id } = await holdLead(desk.db, { source })
  await page.goto(`/admin/leads/${id}`)
  const from = page.getByRole('region', { name: 'Where it came from' })
  await expect(from.getByRole('link', { name: 'Old Saybrook' })).toHaveAttribute(
    'href',
    '/towns/old-saybrook',
  )
  await from.getByRole('link', { name: 'Boat Insurance' }).click()
  await expect(page).toHaveURL(path)
})

test('a lead that never was is not found', async ({ page }) => {
  const answer = await page.goto('/admin/leads/00000000-0000-0000-0000-000000000000')
  expect(answer?.status()).toBe(404)
})
