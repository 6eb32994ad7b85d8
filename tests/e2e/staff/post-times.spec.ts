import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { officeDateTime } from '../../../src/staff/frame/office-time.ts'
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
import { editorAwake, stateOf, textOf } from '../fixtures/editor-site.ts'

const SCHEDULED = /^Scheduled\. It appears on .+, Bridgeport time\.$/
const inHours = (hours: number) => officeDateTime(new Date(Date.now() + hours * 3_600_000))
const timeOf = (page: Page) => page.getByLabel('Appears at')
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** When a post appears, as the field shows it; undefined for a draft. */
function stored(databaseFile: string, id: string): string | undefined {
  const db = new Sqlite(databaseFile, { readonly: true })
  try {
    const row = db.prepare('select published_at as at from blog_posts where id = ?').get(id)
    const { at } = row as { at: string | null }
    return at === null ? undefined : officeDateTime(new Date(at))
  } finally {
    db.close()
  }
}

/** Sets when a post appears, as if that time had come. */
function appear(databaseFile: string, id: string) {
  const db = new Sqlite(databaseFile)
  const at = new Date(Date.now() - 1000).toISOString()
  db.prepare('update blog_posts set published_at = ? where id = ?').run(at, id)
  db.close()
}

async function schedule(page: Page, at: string, title = freshTitle()) {
  await writePost(page, title)
  await timeOf(page).fill(at)
  await press(page, 'Schedule')
  await expect(outcome(page)).toHaveText(SCHEDULED)
}

test('a scheduled post takes its new time with whatever saves it', async ({ page, site }) => {
  const [first, second, third] = [inHours(3), inHours(50), inHours(75)]
  await schedule(page, first)
  const id = idOf(page)
  await editorAwake(page)
  await timeOf(page).fill(second)
  await textOf(page).fill('With another text.')
  await press(page, 'Save changes')
  await expect(outcome(page)).toHaveText(SCHEDULED)
  expect(stored(site.databaseFile, id)).toBe(second)
  await expect(timeOf(page)).toHaveValue(second)
  await expect(textOf(page)).toHaveValue('With another text.')

  await editorAwake(page)
  await timeOf(page).fill(third)
  await timeOf(page).press('Control+s')
  await expect(timeOf(page)).toHaveAttribute('value', third)
  await expect(outcome(page)).toHaveText(SCHEDULED)
  expect(stored(site.databaseFile, id)).toBe(third)

  // Without a new time it keeps the one it has, and the page stays.
  await textOf(page).fill('With a third text.')
  await save(page, 'Save changes')
  expect(stored(site.databaseFile, id)).toBe(third)
  await page.reload()
  await expect(textOf(page)).toHaveValue('With a third text.')
  await expect(timeOf(page)).toHaveValue(third)
})

test('a draft with a time is neither saved without it nor published at once', async ({
  page,
  site,
}) => {
  const at = inHours(3)
  await writePost(page, freshTitle(), 'An hour of work.')
  await editorAwake(page)
  await timeOf(page).fill(at)
  for (const [button, sentence] of [
    ['Save draft', 'A draft is saved without a time, so nothing was saved yet.'],
    ['Publish', 'Publish shows the post at once, so nothing was saved yet.'],
  ] as const) {
    await press(page, button)
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(timeOf(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(timeOf(page)).toHaveValue(at)
    await expect(textOf(page)).toHaveValue('An hour of work.')
    await expect(page).toHaveURL(/\/admin\/posts\/new$|\/api\/staff\/posts$/)
  }
  await expectAccessibleEverywhere(page)
  await timeOf(page).fill('')
  await press(page, 'Save draft')
  await expect(outcome(page)).toHaveText('Saved as a draft.')
  await timeOf(page).fill(at)
  await press(page, 'Schedule')
  await expect(outcome(page)).toHaveText(SCHEDULED)
  expect(stored(site.databaseFile, idOf(page))).toBe(at)
  await timeOf(page).fill(inHours(5))
  await press(page, 'Publish now')
  await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
})

test('who saves a text does not take back the time that somebody else has set', async ({
  page,
  context,
  site,
}) => {
  const [first, theirs, mine] = [inHours(3), inHours(50), inHours(75)]
  await schedule(page, first)
  const id = idOf(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await timeOf(other).fill(theirs)
  await press(other, 'Change the time')
  await expect(outcome(other)).toHaveText(SCHEDULED)

  await textOf(page).fill('Mine.')
  await press(page, 'Save changes')
  await expect(page.getByRole('alert')).toContainText('Somebody else saved this post')
  await expect(timeOf(page)).toHaveValue(theirs)
  await press(page, 'Save changes')
  await expect(outcome(page)).toHaveText('Saved.')
  expect(stored(site.databaseFile, id)).toBe(theirs)

  // A time that was typed is saved over the other one, and takes back nothing of the text.
  await timeOf(other).fill(mine)
  await press(other, 'Save changes')
  await expect(outcome(other)).toHaveText(SCHEDULED)
  expect(stored(site.databaseFile, id)).toBe(mine)
  await expect(textOf(other)).toHaveValue('Mine.')
})

test('a schedule is taken back by withdrawing or deleting, which a post that has appeared is not', async ({
  page,
  context,
  site,
}) => {
  const title = freshTitle()
  await schedule(page, inHours(3), title)
  await press(page, 'Withdraw')
  await expect(outcome(page)).toHaveText('Withdrawn. The post is a draft again.')
  await expect(timeOf(page)).toHaveValue('')
  expect(stored(site.databaseFile, idOf(page))).toBeUndefined()

  await timeOf(page).fill(inHours(3))
  await press(page, 'Schedule')
  const other = await context.newPage()
  await other.goto(page.url())
  await textOf(other).fill('Theirs.')
  await save(other, 'Save changes')
  await page.getByText('Delete this post').click()
  await press(page, 'Delete for good')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Somebody else saved this post while you had it open')
  await expect(page.getByLabel('Their text')).toHaveValue('Theirs.')
  appear(site.databaseFile, idOf(other))
  await page.getByText('Delete this post').click()
  await press(page, 'Delete for good')
  await expect(alert).toContainText('This post has appeared meanwhile, so it was not deleted.')
  await press(page, 'Withdraw')
  await expect(outcome(page)).toHaveText('Withdrawn. Visitors no longer see it.')

  await timeOf(page).fill(inHours(3))
  await press(page, 'Schedule')
  await page.getByText('Delete this post').click()
  await press(page, 'Delete for good')
  await expect(outcome(page)).toHaveText('The scheduled post is deleted.')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('unsaved changes that are restored do not take back a time that was set since', async ({
  page,
  context,
  site,
}) => {
  const theirs = inHours(50)
  await schedule(page, inHours(3))
  const url = page.url()
  await textOf(page).fill('Mine.')
  await expect(stateOf(page)).toHaveText(/Backed up \d/)
  const other = await context.newPage()
  await other.goto(url)
  await editorAwake(other)
  await timeOf(other).fill(theirs)
  await press(other, 'Change the time')
  await expect(outcome(other)).toHaveText(SCHEDULED)
  await page.close()
  await other.goto(url)
  await other.getByRole('link', { name: 'Restore' }).click()
  await expect(textOf(other)).toHaveValue('Mine.')
  await expect(timeOf(other)).toHaveValue(theirs)
  await save(other, 'Save changes')
  expect(stored(site.databaseFile, idOf(other))).toBe(theirs)
})
