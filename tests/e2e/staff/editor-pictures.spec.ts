import {
  expect,
  expectAccessibleEverywhere,
  freshTitle,
  outcome,
  press,
  save,
  slugOf,
  test,
  writePost,
} from '../fixtures/desk-site.ts'
import {
  give,
  pasteText,
  pictureBytes,
  preview,
  select,
  textOf,
  withSelection,
} from '../fixtures/editor-site.ts'

const IMAGE = /!\[\]\(\/images\/[\da-f-]{36}\.webp\)/g

test('a pasted PNG and a dropped JPEG stand in the text where the caret was, and visitors see them', async ({
  page,
}) => {
  await writePost(page, freshTitle(), 'Before.\n\nAfter.')
  await textOf(page).evaluate((element: HTMLTextAreaElement) => {
    element.focus()
    element.setSelectionRange(7, 7)
  })
  await expect(preview(page)).toContainText('After.')
  await give(page, 'paste', [
    { name: 'chart.png', type: 'image/png', bytes: await pictureBytes('png') },
  ])
  await expect(textOf(page)).toHaveValue(
    /^Before\.\n\n!\[\]\(\/images\/[\da-f-]{36}\.webp\)\n\nAfter\.$/,
  )
  await expect(page.getByText('chart.png is in the text.')).toBeVisible()
  await textOf(page).press('Control+z')
  await expect(textOf(page)).toHaveValue('Before.\n\nAfter.')
  await textOf(page).press('Control+Shift+z')
  await expect(preview(page).getByRole('presentation')).toHaveCount(1)
  await textOf(page).press('Control+End')
  const jpeg = await pictureBytes('jpeg')
  await give(page, 'drop', [
    { name: 'one.jpg', type: 'image/jpeg', bytes: jpeg },
    { name: 'two.jpg', type: 'image/jpeg', bytes: jpeg },
  ])
  await expect.poll(async () => (await textOf(page).inputValue()).match(IMAGE)?.length).toBe(3)
  expect(await withSelection(page)).toMatch(/\|$/)
  await expectAccessibleEverywhere(page)
  await press(page, 'Publish')
  await expect(page.getByRole('alert')).toContainText('Those who cannot see /images/')
  await press(page, 'Publish')
  await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
  await page.goto(`/blog/${await slugOf(page)}`)
  await expect(page.locator('article img[src^="/images/"]')).toHaveCount(3)
})

test('a picture comes where it was added, whatever is typed until then, and saving waits for it', async ({
  page,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/staff/images', async (route) => {
    await arrived
    await route.continue()
  })
  await writePost(page, freshTitle(), 'A buoy:')
  await expect(preview(page)).toContainText('A buoy')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).click()
  const buffer = await pictureBytes('jpeg')
  await (await chooser).setFiles({ name: 'buoy [red].jpg', mimeType: 'image/jpeg', buffer })
  await expect(
    page.getByText(/buoy \[red\]\.jpg (is uploaded|: \d+ percent)|Uploading buoy/).first(),
  ).toBeVisible()
  await textOf(page).press('Control+Home')
  await page.keyboard.type('Seen today. ')
  await textOf(page).press('Control+End')
  await page.keyboard.type(' And after.')
  await expect(textOf(page)).toHaveValue('Seen today. A buoy: And after.')
  await press(page, 'Save draft')
  await expect(page.getByText('Waiting for the pictures…')).toBeVisible()
  arrive()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  const placed = /^Seen today\. A buoy:\n\n!\[\]\(\/images\/[\w-]+\.webp\)\n\n And after\.$/
  expect(await textOf(page).inputValue()).toMatch(placed)
  await page.reload()
  expect(await textOf(page).inputValue()).toMatch(placed)
})

test('a picture that cannot be taken says why, and nothing else is lost', async ({
  page,
  context,
}) => {
  await writePost(page, freshTitle(), 'Kept.')
  await expect(preview(page)).toContainText('Kept.')
  const good = { name: 'good.png', type: 'image/png', bytes: await pictureBytes('png') }
  const notes = { name: 'notes.png', type: 'image/png', bytes: Buffer.from('My notes.') }
  const huge = { name: 'huge.png', type: 'image/png', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }
  await give(page, 'drop', [notes, good, huge])
  const alerts = page.getByRole('alert')
  await expect(
    alerts.filter({ hasText: 'notes.png is not a JPEG, PNG, WebP or AVIF picture.' }),
  ).toBeVisible()
  await expect(alerts.filter({ hasText: 'huge.png is larger than 10 MB.' })).toBeVisible()
  await expect(page.getByText('good.png is in the text.')).toBeVisible()
  const text = await textOf(page).inputValue()
  expect(text).toContain('Kept.')
  expect(text.match(IMAGE)).toHaveLength(1)
  await expectAccessibleEverywhere(page)

  // Going offline as a whole comes into effect at some later moment: an upload has got through.
  await context.route('/api/staff/images', (route) => route.abort('internetdisconnected'))
  await give(page, 'paste', [good])
  await expect(alerts.filter({ hasText: 'good.png could not be uploaded: the site' })).toBeVisible()
  await context.unroute('/api/staff/images')
  expect(await textOf(page).inputValue()).toBe(text)
  await page.getByRole('button', { name: 'Dismiss the message about notes.png' }).click()
  await expect(alerts.filter({ hasText: 'notes.png' })).toHaveCount(0)
  await save(page)
})

test('what is pasted from a web page or Word is Markdown where the caret was, and one undo takes it back', async ({
  page,
}) => {
  await writePost(page, freshTitle(), 'Before. this After.')
  await expect(preview(page)).toContainText('After.')
  await select(page, 'this')
  const html =
    '<meta charset="utf-8"><h2>Fog</h2><p>It is <b>thick</b>.</p><ul><li>Slow down</li></ul><img src="file:///C:/fog.png">'
  await pasteText(page, { 'text/html': html, 'text/plain': 'Fog It is thick. Slow down' })
  const pasted = 'Before. \n\n## Fog\n\nIt is **thick**.\n\n- Slow down\n\n After.'
  await expect(textOf(page)).toHaveValue(pasted)
  await expect(preview(page).getByRole('heading', { name: 'Fog' })).toBeVisible()
  const missing = page.getByRole('alert').filter({ hasText: 'Pictures that were copied' })
  await expect(missing).toContainText('are not in it: 1.')
  await expectAccessibleEverywhere(page)
  await textOf(page).press('Control+z')
  await expect(textOf(page)).toHaveValue('Before. this After.')
})
