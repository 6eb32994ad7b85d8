import { expect } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { until } from '../../tools/until.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { anotherProcess, expectWelcome, nextSave, saved, startOver } from '../steps/draft-steps.ts'
import {
  chooseInsurance,
  describeVessel,
  expectAccessible,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
  writeMessage,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const photo = { ...surveyPdf, name: 'engine.pdf' }

test('a closed tab and a new browser process find the same step, the answers, and the files', async ({
  page,
  context,
}) => {
  const email = freshEmail()
  await page.goto('/quote')
  await chooseInsurance(page)
  await describeVessel(page)
  await giveContact(page, email)
  await page.getByLabel('Attachments').setInputFiles([surveyPdf, photo])
  for (const name of ['survey.pdf', 'engine.pdf']) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Arrived')
  }
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Additional details').fill('Closed in the middle of a')
  await page.close({ runBeforeUnload: true })
  // The last words are on their way when the tab is closed, and maybe that the files belong to them.
  await until('the last words have arrived', async () => {
    const html = await (await context.request.get('/quote')).text()
    return ['Closed in the middle of a', 'survey.pdf', 'engine.pdf'].every((it) =>
      html.includes(it),
    )
  })

  const next = await anotherProcess(context)
  await next.goto('/quote')
  await expectWelcome(next)
  await expectAccessible(next)
  await expect(next.getByLabel('Email')).toHaveValue(email)
  await expect(next.getByLabel('Additional details')).toHaveValue('Closed in the middle of a')
  await expect(next.getByText('survey.pdf', { exact: true })).toBeVisible()
  await expect(next.getByText('engine.pdf', { exact: true })).toBeVisible()
  await next.getByRole('button', { name: 'Get My Free Quote' }).click()
  const [agency] = await mailWith(dataDir(), await shownReference(next))
  for (const text of ['Closed in the middle of a', 'survey.pdf', 'engine.pdf', '$85,000']) {
    expect(agency?.text).toContain(text)
  }
  await next.goto('/quote')
  await expect(next.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
  await expect(next.getByLabel('Boat & Yacht Insurance')).not.toBeChecked()
  await next.context().close()
})

test('a reload of a town’s page, which is the same for everybody, brings the draft in', async ({
  page,
  request,
}) => {
  await page.goto('/towns/mystic')
  await page.getByLabel('Luxury Yacht Insurance').focus()
  await formAwake(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const length = nextSave(page, 'vessel_length')
  await page.getByLabel('Vessel length (feet)').fill('31')
  await length
  await page.reload()
  await expectWelcome(page)
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  const town = await request.get('/towns/mystic', { headers: { cookie: cookie.join('; ') } })
  expect(town.headers()['cache-control']).toBe('public, no-cache')

  await page.goto('/quote')
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
  await startOver(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
  await expect(page.getByLabel('Boat & Yacht Insurance')).not.toBeChecked()
  const left = await page.evaluate(() => localStorage.getItem('form-quote'))
  expect(JSON.parse(left ?? '{"values":{}}').values).toEqual({})
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('draft-quote')
})

test('a step that was resumed on a town’s page is the one that Back and a reload show', async ({
  page,
}) => {
  const length = page.getByLabel('Vessel length (feet)')
  await page.goto('/towns/mystic')
  await page.getByLabel('Luxury Yacht Insurance').focus()
  await formAwake(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await length.fill('31')
  await page.goto('/terms')
  await page.goto('/towns/mystic')
  await expect(length).toHaveValue('31')
  await page.reload()
  await expect(length).toHaveValue('31')
  await describeVessel(page)
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.goBack()
  await expect(length).toBeVisible()
})

test('a text that is too long keeps its end over a reload, and is sent only once it is shorter', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await writeMessage(page, freshEmail())
  const long = `${'x'.repeat(12_000)} and its end`
  const message = page.getByLabel('Message', { exact: true })
  const saving = nextSave(page, 'message')
  await message.fill(long)
  await saving
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expectWelcome(page)
  await expect(message).toHaveValue(long)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Please keep this under 10,000 characters.')
})

test('sent from a second tab, a form that is sent from the first too is one lead', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  const message = nextSave(page, 'message')
  await writeMessage(page, freshEmail())
  await message
  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByRole('button', { name: 'Send Message' }).click()
  const reference = await shownReference(other)
  await page.bringToFront()
  await page.getByLabel('Name').fill('Jane B. Doe')
  await expect(page.getByText('This form has already been sent')).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect(await shownReference(page)).toBe(reference)
})

test('sent from a second tab, a form that the first one posts asleep is one lead', async ({
  page,
  context,
}) => {
  const email = freshEmail()
  await page.goto('/quote')
  await chooseInsurance(page)
  await describeVessel(page)
  await giveContact(page, email)
  await expect(saved(page)).toBeVisible()
  const asleep = await context.newPage()
  await asleep.goto('/quote')
  await expect(asleep.getByLabel('Email')).toHaveValue(email)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Get My Free Quote' }).click()
  const reference = await shownReference(page)
  // As when its button is the first thing that is pressed.
  await asleep.locator('#form').evaluate((form: HTMLFormElement) => form.submit())
  expect(await shownReference(asleep)).toBe(reference)
})

test('two tabs that answer different questions both persist, and show each other’s answers', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/contact')
    await one.getByLabel('Name').focus()
    await formAwake(one)
  }
  const name = nextSave(page, 'name')
  await page.getByLabel('Name').fill('Jane Doe')
  await name
  await expect(saved(page)).toBeVisible()
  await other.getByLabel('ZIP code').fill('06604')
  await other.getByLabel('Message', { exact: true }).pressSequentially('My dock')
  await expect(saved(other)).toBeVisible()
  // The other's answer came with its own save.
  await expect(other.getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(other.getByLabel('Message', { exact: true })).toHaveValue('My dock')
  const ours = nextSave(page, 'message')
  await page.getByLabel('Message', { exact: true }).fill('Our pier')
  await ours
  await expect(page.getByLabel('ZIP code')).toHaveValue('06604')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Our pier')
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Our pier')
  await expect(page.getByLabel('ZIP code')).toHaveValue('06604')
})

test('offline, answers stay in the browser, and go up when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane')
  await expect(saved(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('ZIP code').fill('06604')
  await expect(page.getByText('Your browser cannot reach our site right now')).toBeVisible()
  const up = nextSave(page, 'zipCode')
  await context.setOffline(false)
  await up
  await expect(saved(page)).toBeVisible()
  const next = await anotherProcess(context)
  await next.goto('/contact')
  await expect(next.getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(next.getByLabel('ZIP code')).toHaveValue('06604')
  await next.context().close()
})
