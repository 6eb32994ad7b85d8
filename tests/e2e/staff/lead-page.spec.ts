import type { BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { eventsOf, findLead } from '../../../db/leads/lead.ts'
import { notesOf } from '../../../db/leads/lead-notes.ts'
import { acceptLead } from '../../samples/leads.ts'
import { fillSignIn, STAFF } from '../../staff/account.ts'
import { waitUntil } from '../checks/whole-page.ts'
import {
  BOB,
  expect,
  expectAccessibleEverywhere,
  leadWithFiles,
  outcome,
  pathOf,
  photo,
  press,
  test,
} from '../fixtures/lead-site.ts'

const NEXT_YEAR = new Date().getFullYear() + 1
const DAY = `${NEXT_YEAR}-12-01`
const CHRISTMAS = `${NEXT_YEAR}-12-24`

/** As when it has expired, or somebody has ended it elsewhere. */
const loseSession = (context: BrowserContext) => context.clearCookies({ name: /session_token$/ })

test('a quote with a photo is opened from the mail, looked at, and worked on until it is won', async ({
  page,
  context,
  desk,
}) => {
  const lead = await leadWithFiles(desk, { 'my boat.jpg': await photo() })
  await context.clearCookies()
  await page.goto(pathOf(lead))
  await fillSignIn(page, STAFF)
  await expect(page).toHaveURL(pathOf(lead))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jane Doe')
  await expect(page.getByText(lead.reference).first()).toBeVisible()
  const answers = page.getByRole('region', { name: 'Answers' })
  await expect(answers).toContainText('Estimated value')
  await expect(answers).toContainText('$85,000')
  await expect(answers).toContainText('Boat & Yacht Insurance')
  await expect(page.getByRole('region', { name: 'Where it came from' })).toContainText('spring')
  await expectAccessibleEverywhere(page)

  // As the visitor and the message to the agency read it.
  await expect(page.getByRole('region', { name: 'Files' })).toContainText('0.1 MB')
  const picture = page.getByRole('region', { name: 'Files' }).locator('img')
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width).toBe(480)
  const shown = await page.request.get((await picture.getAttribute('src')) ?? '')
  const small = await sharp(await shown.body()).metadata()
  expect([small.width, small.exif]).toEqual([480, undefined])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my boat.jpg' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('my boat.jpg')
  const about = await sharp(await download.path()).metadata()
  expect([about.width, about.exif]).toEqual([1200, undefined])

  const note = 'Called back.\n<b>Wants hurricane cover</b> https://example.com'
  await page.getByLabel('Add a note').fill(note)
  await press(page, 'Save note')
  await expect(outcome(page)).toHaveText('The note is saved.')
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes).toContainText('<b>Wants hurricane cover</b> https://example.com')
  await expect(notes.getByRole('link')).toHaveCount(0)

  await page.getByLabel('Follow up on').fill(DAY)
  await press(page, 'Save')
  await expect(outcome(page)).toHaveText('Saved.')
  await press(page, 'Take it')
  await expect(outcome(page)).toHaveText('You have this lead now.')
  await page.getByLabel('Status of this lead').selectOption('Won')
  await page.getByLabel('Why it was won or lost').fill('Best price')
  await press(page, 'Save')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('downloaded my boat.jpg')
  await expect(history).toContainText(`set the follow-up to Dec 1, ${NEXT_YEAR}`)
  await expect(history).toContainText(
    'set the status to Won, gave a reason and removed the follow-up',
  )
  await expect(history).toContainText('Waiting to be sent.')
  const stored = await findLead(desk.db, lead.id)
  expect(stored?.state).toMatchObject({
    status: 'won',
    statusReason: 'Best price',
    // Who has bought needs no reminder.
    followUpOn: '',
  })
  expect(stored?.assignedTo?.name).toBe(STAFF.name)
})

test('of two brokers the second sees who has it, and overwrites nothing unseen', async ({
  page,
  desk,
  browser,
}) => {
  const lead = await acceptLead(desk.db)
  await page.goto(pathOf(lead))
  await expect(page.getByText('opened it just now')).toHaveCount(0)
  const bobs = await browser.newContext({
    baseURL: desk.site.address,
    storageState: { cookies: [], origins: [] },
  })
  const bob = await bobs.newPage()
  await bob.goto(pathOf(lead))
  await fillSignIn(bob, BOB)
  await expect(bob.getByText(`${STAFF.name} opened it just now.`)).toBeVisible()
  await press(bob, 'Take it')
  await expect(outcome(bob)).toHaveText('You have this lead now.')

  await page.getByLabel('Status of this lead').selectOption('Quoted')
  await page.getByLabel('Follow up on').fill(CHRISTMAS)
  await page.getByLabel('Who has it').selectOption(STAFF.name)
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('Somebody else changed this lead')
  const theirs = page.getByRole('region', { name: 'What was saved in the meantime' })
  await expect(theirs).toContainText('Bob Miller took the lead')
  await expect(page.getByText('Bob Miller has this lead.')).toBeVisible()
  await expect(page.getByLabel('Status of this lead')).toHaveValue('quoted')
  await expect(page.getByLabel('Follow up on')).toHaveValue(CHRISTMAS)
  await expectAccessibleEverywhere(page)
  expect((await findLead(desk.db, lead.id))?.state.status).toBe('new')
  await page.getByLabel('Who has it').selectOption('Bob Miller')
  await press(page, 'Save')
  await expect(outcome(page)).toHaveText('Saved.')
  expect((await findLead(desk.db, lead.id))?.state.status).toBe('quoted')
  await bobs.close()
})

test('a note that is being written outlives every other button of the page', async ({
  page,
  desk,
}) => {
  const lead = await acceptLead(desk.db)
  const list = `/admin/leads?search=${lead.reference}`
  await page.goto(list)
  await page.getByRole('link', { name: 'Jane Doe' }).click()
  await page.getByLabel('Add a note').fill('Wants hurricane cover')
  await page.getByLabel('Follow up on').fill(DAY)
  await press(page, 'Reached')
  await expect(outcome(page)).toHaveText(
    'Noted that you reached them. What else you typed on this page is still here, and not saved yet.',
  )
  await page.reload()
  await expect(page.getByLabel('Add a note')).toHaveValue('Wants hurricane cover')
  const calls = (await eventsOf(desk.db, lead.id)).filter(
    ({ action }) => action === 'lead-answered',
  )
  expect(calls).toHaveLength(1)
  await expectAccessibleEverywhere(page)
  // Enter in a field saves what the field is part of, and not what the first button of the page does.
  await page.getByLabel('Why it was won or lost').fill('Best price')
  await page.getByLabel('Why it was won or lost').press('Enter')
  await expect(outcome(page)).toContainText('Saved. What else you typed')
  expect((await findLead(desk.db, lead.id))?.state).toMatchObject({
    followUpOn: DAY,
    statusReason: 'Best price',
  })
  await press(page, 'Save note')
  await expect(outcome(page)).toHaveText('The note is saved.')
  await expect(page.getByLabel('Add a note')).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('hurricane cover')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(`${list}#lead-${lead.id}`)
})

test('a note that is saved after the session has ended is sent again from the page that says so', async ({
  page,
  context,
  desk,
}) => {
  const lead = await acceptLead(desk.db)
  const note = 'Wants "hurricane" cover\n<b>Today</b> & not later'
  await page.goto(pathOf(lead))
  await page.getByLabel('Add a note').fill(note)
  await loseSession(context)
  await press(page, 'Save note')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are no longer signed in')
  await expect(page.getByText('Add a note to a lead.')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(note)
  await expectAccessibleEverywhere(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in in a new tab' }).click()
  const other = await opened
  await fillSignIn(other, STAFF)
  await expect(other).toHaveURL(/\/admin\/leads/)
  await other.close()
  await press(page, 'Send it again')
  await expect(outcome(page)).toHaveText('The note is saved.')
  expect((await notesOf(desk.db, lead.id)).map(({ text }) => text)).toEqual([note])
})

test('what somebody typed before their session ended is not sent by another account', async ({
  page,
  context,
  desk,
}) => {
  const lead = await acceptLead(desk.db)
  await page.goto(pathOf(lead))
  await page.getByLabel('Add a note').fill('Anna thinks that the boat is too old')
  await loseSession(context)
  await press(page, 'Save note')
  const other = await context.newPage()
  await other.goto('/admin/sign-in?to=/admin/account')
  await fillSignIn(other, BOB)
  await expect(other).toHaveURL('/admin/account')
  await press(page, 'Send it again')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another account typed this')
  await expect(page.getByText('too old')).toHaveCount(0)
  await expectAccessibleEverywhere(page)
  expect(await notesOf(desk.db, lead.id)).toEqual([])
})

test('what is sent after its writer has signed out is not offered to anybody', async ({
  page,
  context,
  desk,
}) => {
  const lead = await acceptLead(desk.db)
  // Signing out of the session that the browser has would end that of the other tests.
  await context.clearCookies()
  await page.goto('/admin/sign-in?to=/admin/account')
  await fillSignIn(page, BOB)
  await expect(page).toHaveURL('/admin/account')
  await page.goto(pathOf(lead))
  await page.getByLabel('Add a note').fill('Bob thinks that the boat is too old')
  const other = await context.newPage()
  await other.goto('/admin/account')
  await press(other, 'Sign out')
  await expect(other).toHaveURL('/admin/sign-in')
  await press(page, 'Save note')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are no longer signed in')
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await page.content()).not.toContain('too old')
})

test('a lead that is deleted while it is open says so, and the typed note comes back', async ({
  page,
  desk,
}) => {
  const lead = await acceptLead(desk.db)
  await page.goto(pathOf(lead))
  await page.getByLabel('Add a note').fill('An hour of work.')
  await deleteLeads(desk.db, BOB, [lead.id])
  await press(page, 'Save note')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This lead was deleted')
  await expect(page.getByLabel('What you typed, to copy from')).toHaveValue('An hour of work.')
  await expectAccessibleEverywhere(page)
  const nowhere = await page.goto(pathOf(lead))
  expect(nowhere?.status()).toBe(410)
})

test('a form that was not sent after all is asked about again', async ({ page, desk }) => {
  await page.goto(pathOf(await leadWithFiles(desk, {})))
  await page.getByLabel('Add a note').fill('Call back')
  await page.getByLabel('Why it was won or lost').fill('Best price')
  // What asks is loaded a moment after the page is awake.
  await waitUntil(page, () => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  let asked = 0
  page.on('dialog', async (dialog) => {
    asked++
    await dialog.dismiss()
  })
  await page.getByText('Delete this lead').click()
  await press(page, 'Delete for good')
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.poll(() => asked).toBe(2)
  await expect(page.getByLabel('Why it was won or lost')).toHaveValue('Best price')
})
