import { type BrowserContext, expect, type Page } from '@playwright/test'

export const saved = (page: Page) => page.getByText(/^Saved at \d/)
export const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' })

/** The next save of an answer that reaches the server. */
export const nextSave = (page: Page, field: string) =>
  page.waitForResponse(
    (response) =>
      /\/api\/drafts\/\w+$/.test(response.url()) &&
      field in (response.request().postDataJSON()?.fields ?? {}),
  )

export async function expectWelcome(page: Page) {
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(
    page.getByText(/^We saved your answers on \w+day, \w+ \d+ at \d+:\d\d [AP]M E[SD]T\.$/),
  ).toBeVisible()
}

/** What a browser that was ended has of its profile when it starts again. */
export async function anotherProcess(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const next = await browser.newContext({ storageState: await context.storageState() })
  return next.newPage()
}
