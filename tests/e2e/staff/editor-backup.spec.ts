import {
  expect,
  expectAccessibleEverywhere,
  freshTitle,
  outcome,
  press,
  save,
  test,
  writePost,
} from '../fixtures/desk-site.ts'
import { publicText, stateOf, textOf } from '../fixtures/editor-site.ts'

const PUBLISHED = 'Published. Every page that lists posts shows it.'
const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

test('what is typed is backed up, is offered after the tab was closed, and changes nothing for visitors', async ({
  page,
  context,
  site,
}) => {
  const title = freshTitle()
  await writePost(page, title, 'What visitors read.')
  await press(page, 'Publish')
  await expect(outcome(page)).toHaveText(PUBLISHED)
  const { url, id } = { url: page.url(), id: idOf(page.url()) }
  const before = publicText(site.databaseFile, id)
  await textOf(page).fill('What I think about.')
  await expect(stateOf(page)).toHaveText(/^Not saved yet\. Backed up \d/)
  // Nobody is asked about a text that is backed up.
  page.on('dialog', () => expect.soft(false, 'no dialog').toBe(true))
  await page.close({ runBeforeUnload: true })
  expect(publicText(site.databaseFile, id)).toBe(before)

  const again = await context.newPage()
  await again.goto('/admin/posts')
  await expect(again.getByRole('region', { name: 'Your unsaved changes' })).toContainText(title)
  await again.goto(url)
  await expect(textOf(again)).toHaveValue('What visitors read.')
  const offer = again.getByRole('region', { name: 'Unsaved changes' })
  await expect(offer).toContainText(/You have unsaved changes from \d+:\d\d/)
  await expectAccessibleEverywhere(again)
  await offer.getByRole('link', { name: 'Restore' }).click()
  await expect(textOf(again)).toHaveValue('What I think about.')
  await expect(stateOf(again)).toHaveText(/^Changes from .+, not saved yet\./)
  expect(publicText(site.databaseFile, id)).toBe(before)
  await save(again, 'Save changes')
  expect(publicText(site.databaseFile, id)).toContain('What I think about.')
  await again.goto(url)
  await expect(textOf(again)).toHaveValue('What I think about.')
  await expect(offer).toHaveCount(0)

  await textOf(again).fill('Nonsense.')
  await expect(stateOf(again)).toHaveText(/Backed up/)
  await again.goto(url)
  await offer.getByRole('button', { name: 'Discard' }).click()
  await expect(outcome(again)).toHaveText('The unsaved changes are discarded.')
  await expect(offer).toHaveCount(0)
  await expect(textOf(again)).toHaveValue('What I think about.')
})

test('a new post that is gone on with can be discarded', async ({
  page,
  browser,
  baseURL,
  storageState,
}) => {
  const title = freshTitle('On second thoughts')
  await writePost(page, title, 'Half a thought.')
  await expect(stateOf(page)).toHaveText(/Backed up/)
  await page.close()
  const context = await browser.newContext({ baseURL, storageState })
  const again = await context.newPage()
  await again.goto('/admin/posts')
  await again.getByRole('link', { name: title }).click()
  await expect(again).toHaveURL(/\/admin\/posts\/new\?unsaved=/)
  await expect(textOf(again)).toHaveValue('Half a thought.')
  await expectAccessibleEverywhere(again)
  await again.getByRole('button', { name: 'Discard the unsaved changes', exact: true }).click()
  await expect(outcome(again)).toHaveText('The unsaved changes are discarded.')
  await expect(again).toHaveURL('/admin/posts')
  await expect(again.getByRole('link', { name: title })).toHaveCount(0)
  await context.close()
})

test('a new post that was never saved is found again, also without JavaScript', async ({
  page,
  browser,
  baseURL,
  storageState,
}) => {
  const title = freshTitle('Never saved')
  await writePost(page, title, 'Half a thought.')
  await expect(stateOf(page)).toHaveText(/Backed up/)
  await page.close()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState })
  const plain = await context.newPage()
  await plain.goto('/admin/posts')
  const unsaved = plain.getByRole('region', { name: 'Your unsaved changes' })
  await unsaved.getByRole('link', { name: title }).click()
  await expect(plain.getByLabel('Text', { exact: true })).toHaveValue('Half a thought.')
  await expect(plain.getByLabel('Category')).toHaveValue('Marine Safety')
  await save(plain)
  await plain.goto('/admin/posts')
  await expect(plain.getByRole('link', { name: title })).toHaveCount(1)
  await expect(unsaved.getByRole('link', { name: title })).toHaveCount(0)
  await context.close()
})

test('a new post that is saved, or has nothing in it, leaves no unsaved changes, and others can be discarded', async ({
  page,
}) => {
  const title = freshTitle()
  const unsaved = page.getByRole('region', { name: 'Your unsaved changes' })
  await page.goto('/admin/posts/new')
  const titleField = page.getByLabel('Title', { exact: true })
  await titleField.fill(title)
  await expect(stateOf(page)).toHaveText(/Backed up/)
  await press(page, 'Publish')
  await expect(page.getByRole('alert')).toContainText('Choose a category.')
  await page.goBack()
  await titleField.fill(title)
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit the post')
  await expect(page).toHaveTitle(/^Edit the post/)

  // Tests before this one on the same site leave new posts that have a text alone.
  await page.goto('/admin/posts')
  const withoutTitle = page.getByRole('link', { name: 'Without a title' })
  const others = await withoutTitle.count()
  await page.goto('/admin/posts/new')
  await press(page, 'Publish')
  await expect(stateOf(page)).toHaveText(/Backed up/)
  await page.goto('/admin/posts')
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
  await expect(unsaved.getByRole('link', { name: title })).toHaveCount(0)
  await expect(withoutTitle).toHaveCount(others)

  const other = freshTitle('To be discarded')
  await page.goto('/admin/posts/new')
  await titleField.fill(other)
  await expect(stateOf(page)).toHaveText(/Backed up/)
  await page.goto('/admin/posts')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: `Discard the unsaved changes of ${other}` }).click()
  await expect(outcome(page)).toHaveText('The unsaved changes are discarded.')
  await expect(page).toHaveURL('/admin/posts')
  await expect(page.getByRole('link', { name: other })).toHaveCount(0)
})

test('what is typed before the page wakes is backed up too', async ({ page }) => {
  await writePost(page, freshTitle(), 'Before.')
  await save(page)
  let wake = () => {}
  const isAwake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/*.js', async (route) => {
    await isAwake
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await textOf(page).fill('Typed at once.')
  wake()
  await expect(stateOf(page)).toHaveText(/Backed up \d/)
  await page.reload()
  await page.getByRole('link', { name: 'Restore' }).click()
  await expect(textOf(page)).toHaveValue('Typed at once.')
})

test('two tabs and two people: each text is stored by itself, and the second to save sees both', async ({
  page,
  context,
}) => {
  await writePost(page, freshTitle(), 'Before.')
  await save(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await textOf(page).fill('Mine.')
  await textOf(other).fill('Theirs.')
  await expect(stateOf(page)).toHaveText(/Backed up/)
  await expect(stateOf(other)).toHaveText(/Backed up/)
  await save(other)
  await textOf(page).fill('Mine, later.')
  await expect(stateOf(page)).toHaveText(/^Somebody else has changed this post/)
  const third = await context.newPage()
  await third.goto(page.url())
  const restore = third.getByRole('link', { name: 'Restore' })
  await expect(restore).toHaveCount(1)
  await restore.click()
  await expect(textOf(third)).toHaveValue('Mine, later.')
  await expect(third.getByRole('alert')).toContainText('This post was saved after you typed')
  await expect(third.getByLabel('Their text')).toHaveValue('Theirs.')
  // The tab that wrote it goes on beside the one that restored it.
  await textOf(third).fill('Put together.')
  await expect(stateOf(third)).toHaveText(/Backed up/)
  await textOf(page).fill('Mine, last of all.')
  await expect(stateOf(page)).toHaveText(/^Somebody else has changed/)
  await save(third)
  const fourth = await context.newPage()
  await fourth.goto(page.url())
  await expect(textOf(fourth)).toHaveValue('Put together.')
  await fourth.getByRole('link', { name: 'Restore' }).click()
  await expect(textOf(fourth)).toHaveValue('Mine, last of all.')
})
