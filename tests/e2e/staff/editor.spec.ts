import type { Page, Route } from '@playwright/test'
import { listenForComplaints } from '../checks/complaints.ts'
import {
  expect,
  expectAccessibleEverywhere,
  freshTitle,
  press,
  save,
  test,
  writePost,
} from '../fixtures/desk-site.ts'
import {
  editorAwake,
  preview,
  select,
  stateOf,
  textOf,
  withSelection,
} from '../fixtures/editor-site.ts'

test('the toolbar formats the text, and the browser’s own undo takes it back', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.goto('/admin/posts/new')
  const text = textOf(page)
  await text.pressSequentially('Fog in the Race')
  await expect(preview(page)).toHaveText('Fog in the Race')
  const pressed = async (name: string) => {
    await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click()
    return text.inputValue()
  }
  await select(page, 'Fog')
  expect(await pressed('Bold')).toBe('**Fog** in the Race')
  expect(await pressed('Bold')).toBe('Fog in the Race')
  // The caret is anywhere in the line: a heading is the whole line.
  await text.press('End')
  expect(await pressed('Heading')).toBe('## Fog in the Race')
  await expect(preview(page).getByRole('heading', { name: 'Fog in the Race' })).toBeVisible()
  expect(await pressed('Heading')).toBe('Fog in the Race')
  await select(page, 'Race')
  expect(await pressed('Link')).toBe('Fog in the [Race](url)')
  expect(await withSelection(page)).toBe('Fog in the [Race]([url])')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue('Fog in the Race')

  await select(page, 'Race')
  await page.keyboard.press('Control+b')
  await expect(text).toHaveValue('Fog in the **Race**')
  await expectAccessibleEverywhere(page)
  expect(complaints).toEqual([])
})

test('saving stays on the page, within reach, and covers neither the text nor the focus', async ({
  page,
}) => {
  const title = freshTitle()
  await writePost(page, title, 'Before.')
  // That a new post is not saved it says even before it is awake.
  await editorAwake(page)
  await expect(stateOf(page)).toHaveText(/^Not saved yet\./)
  await textOf(page).evaluate((element) => element.setAttribute('data-same', ''))
  await save(page)
  await expect(page).toHaveURL(/\/admin\/posts\/[\da-f-]{36}$/)
  await expect(textOf(page)).toHaveAttribute('data-same', '')
  await expect(page.getByLabel('Address')).toHaveValue(/^fog-in-the-race-/)
  await expect(page.getByText('Delete this post')).toBeVisible()
  await textOf(page).fill('After.')
  await expect(stateOf(page)).toHaveText(/^Not saved yet\./)
  await page.keyboard.press('Control+s')
  await expect(stateOf(page)).toHaveText(/^Saved \d/)
  await page.reload()
  await expect(textOf(page)).toHaveValue('After.')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  // Once the page is awake, nothing counts as typed.
  await editorAwake(page)
  await expect(stateOf(page)).toHaveText(/^Saved \d/)

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByLabel('Title', { exact: true }).focus()
    const bar = stateOf(page).locator('..')
    await expect(page.getByRole('button', { name: 'Save draft' }).last()).toBeInViewport()
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab')
      const overlap = await bar.evaluate((bar) => {
        const element = document.activeElement
        if (!element || bar.contains(element)) return 0
        const { top, bottom } = element.getBoundingClientRect()
        const high = bar.getBoundingClientRect()
        // A text is scrolled to its caret: its first lines must be above the bar.
        const isText = element.matches('textarea, [role=group]')
        return isText ? top - high.top + 36 : bottom - high.top
      })
      expect(overlap, `at ${width}, stop ${stop}`).toBeLessThanOrEqual(0)
    }
    await textOf(page).fill('')
    await page.evaluate(() => scrollTo(0, 0))
    await textOf(page).focus()
    for (let line = 1; line <= 40; line++) await page.keyboard.type(`Line ${line}.\n`)
    const caret = await textOf(page).evaluate((element) => {
      const { lineHeight, paddingTop } = getComputedStyle(element)
      const below = 41 * Number.parseFloat(lineHeight) + Number.parseFloat(paddingTop)
      return element.getBoundingClientRect().top + below - element.scrollTop
    })
    expect(caret, `the line at the caret, at ${width}`).toBeLessThan(
      (await bar.boundingBox())?.y ?? 0,
    )
    // The last things of the page can be scrolled out from under the bar.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.getByText('Delete this post').boundingBox()
    const top = (await bar.boundingBox())?.y ?? 0
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
  }
})

test('what cannot be saved says why, and nothing is lost', async ({ page, context }) => {
  await writePost(page, freshTitle(), 'An hour of work.')
  await save(page)
  await editorAwake(page)
  await textOf(page).fill('Two hours of work.')
  await context.setOffline(true)
  await press(page, 'Save draft')
  await expect(stateOf(page)).toHaveText(/^Could not be saved: the site cannot be reached/)
  await context.setOffline(false)
  const cookies = await context.cookies()
  await context.clearCookies()
  await press(page, 'Save draft')
  await expect(stateOf(page)).toHaveText(/^Could not be saved: you are signed out/)
  await expectAccessibleEverywhere(page)
  await context.addCookies(cookies)
  await expect(textOf(page)).toHaveValue('Two hours of work.')
  await save(page)
  // A rule: the page says so at its field.
  await page.getByLabel('Address').fill('Not An Address')
  await press(page, 'Save draft')
  await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
  await expect(textOf(page)).toHaveValue('Two hours of work.')
})

test('a new post whose first save is not answered stays one post, and what is typed since is saved too', async ({
  page,
}) => {
  const title = freshTitle('Saved unheard')
  await saveUnheard(page, title)
  await textOf(page).fill('The first words, and more.')
  await press(page, 'Save draft')
  await expect(stateOf(page)).toHaveText(/^Saved \d/)
  await page.reload()
  await expect(textOf(page)).toHaveValue('The first words, and more.')
  await page.goto('/admin/posts')
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
})

/** Saves a new post; the site does it, and its answer is lost. */
async function saveUnheard(page: Page, title: string) {
  await writePost(page, title, 'The first words.')
  await editorAwake(page)
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/staff/posts', loseAnswer, { times: 1 })
  await press(page, 'Save draft')
  await expect(stateOf(page)).toHaveText(/^Could not be saved: the site cannot be reached/)
}

test('the preview stands beside the text or below it, and nothing covers it', async ({ page }) => {
  const paragraphs = Array.from({ length: 60 }, (_, n) => `Paragraph ${n}.`).join('\n\n')
  await writePost(page, freshTitle(), paragraphs)
  await expect(preview(page)).toContainText('Paragraph 59.')
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const text = await textOf(page).boundingBox()
    const shown = await preview(page).boundingBox()
    expect(shown?.x ?? 0).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
    await textOf(page).evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const isUncovered = await preview(page).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const middle = (left + right) / 2
      return [top + 4, (top + bottom) / 2, bottom - 4].map((y) =>
        element.contains(document.elementFromPoint(middle, y)),
      )
    })
    expect(isUncovered, `at ${width}`).toEqual([true, true, true])
  }
  await preview(page).evaluate((element) => (element.scrollTop = 600))
  await textOf(page).press('Control+End')
  await page.keyboard.type(' The end.')
  await expect(preview(page)).toContainText('The end.')
  expect(await preview(page).evaluate((element) => element.scrollTop)).toBe(600)

  await page.setViewportSize({ width: 360, height: 700 })
  const text = await textOf(page).boundingBox()
  const shown = await preview(page).boundingBox()
  expect(shown?.y ?? 0).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
  // Typing scrolls to the caret; the preview that follows scrolls nothing.
  await page.keyboard.type(' Now')
  await expect(preview(page)).toContainText('Now')
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.type('\n\nReally.')
  await expect(preview(page)).toContainText('Really.')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})
