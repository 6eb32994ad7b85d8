import { fillSignIn, STAFF } from '../../staff/account.ts'
import { expect, freshTitle, press, save, test, writePost } from '../fixtures/desk-site.ts'
import { editorAwake, stateOf, textOf, UNSAVED } from '../fixtures/editor-site.ts'

test('without a network the text stays in the browser, and is sent when the site is back', async ({
  page,
  context,
}) => {
  await writePost(page, freshTitle(), 'Ashore.')
  await save(page)
  const url = page.url()
  await editorAwake(page)
  await context.setOffline(true)
  await textOf(page).fill('At sea.')
  await expect(stateOf(page)).toHaveText(
    'Not saved yet. The site cannot be reached. Your text is backed up in this browser.',
  )
  await context.setOffline(false)
  await expect(stateOf(page)).toHaveText(/Backed up \d/)

  // The tab is closed before the network is back.
  await page.route(UNSAVED, (route) => route.abort())
  await textOf(page).fill('Far out at sea.')
  await expect(stateOf(page)).toHaveText(/backed up in this browser/)
  await page.close()
  const again = await context.newPage()
  await again.goto(url)
  const offer = again.getByRole('region', { name: 'Unsaved changes' })
  await expect(offer.getByRole('link', { name: 'Restore' })).toHaveCount(1)
  await offer.getByRole('link', { name: 'Restore' }).click()
  await expect(textOf(again)).toHaveValue('Far out at sea.')
})

test('an answer that is not the site’s own counts as none, and the backup is tried again', async ({
  page,
}) => {
  await writePost(page, freshTitle(), 'Ashore.')
  await save(page)
  const strange = [
    { status: 200, contentType: 'application/json', body: '{}' },
    { status: 200, contentType: 'text/html', body: '<p>Welcome to the harbor’s Wi-Fi' },
    { status: 500, body: 'An error' },
  ]
  for (const [index, answer] of strange.entries()) {
    await page.route(UNSAVED, (route) => route.fulfill(answer), { times: 1 })
    await textOf(page).fill(`In the harbor ${index}.`)
    await expect(stateOf(page)).toContainText('The site cannot be reached.')
    await textOf(page).press('End')
    await page.keyboard.type(' Again.')
    await expect(stateOf(page)).toHaveText(/Backed up \d/)
  }
  await page.route('**/api/staff/posts', (route) => route.fulfill(strange[0]), { times: 1 })
  await press(page, 'Save draft')
  await expect(stateOf(page)).toHaveText(/^Could not be saved: the site cannot be reached/)
  await save(page)
})

test('a text that is stored nowhere but in the tab is asked about before it is left', async ({
  page,
}) => {
  await page.route(UNSAVED, (route) => route.abort())
  await writePost(page, freshTitle())
  // That a new post is not saved it says even before it is awake.
  await expect(stateOf(page)).toContainText('The site cannot be reached.')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked++
    expect(dialog.type()).toBe('beforeunload')
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Tools' }).click()
  await expect.poll(() => asked).toBe(1)
  await save(page)
  await page.getByRole('link', { name: 'Tools' }).click()
  await expect(page).toHaveURL(/\/admin\/tools$/)
  expect(asked).toBe(1)
})

test('a session that ends while somebody writes: the text is backed up once they are back', async ({
  page,
  context,
}) => {
  await writePost(page, freshTitle(), 'Before.')
  await save(page)
  await context.clearCookies()
  await textOf(page).fill('After the end of the session.')
  await expect(stateOf(page)).toContainText('You are signed out.')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    stateOf(page).getByRole('link', { name: 'Sign in' }).click(),
  ])
  await fillSignIn(tab, STAFF)
  await expect(tab.getByRole('heading', { name: 'Posts' })).toBeVisible()
  await textOf(page).press('End')
  await page.keyboard.type(' And on.')
  await expect(stateOf(page)).toHaveText(/Backed up/)
})
