import { expect, type Page, test } from '@playwright/test'
import { EVERY_PAGE, NOT_FOUND } from './every-page.ts'
import { scrollThrough, wakeUp } from './whole-page.ts'

for (const path of EVERY_PAGE.filter((path) => path !== NOT_FOUND)) {
  test(`${path} shows every picture and complains of nothing, asleep and awake`, async ({
    page,
  }) => {
    const complaints = listen(page)
    await page.goto(path)
    await scrollThrough(page)
    const missing = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => !image.complete || image.naturalWidth === 0)
          .map((image) => image.currentSrc || image.src),
      )
    expect(missing).toEqual([])
    await wakeUp(page)
    expect(complaints).toEqual([])
  })
}

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}
