import { expect } from '@playwright/test'
import { test } from '../checks/reading.ts'
import { pageAwake } from '../steps/awake.ts'

test('a page of a browser without popovers wakes, shows the badge, and leads on', async ({
  reader: page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const late: string[] = []
  page.on('request', (request) => request.url().includes('/late.js') && late.push(request.url()))
  // As in Safari 16 and Firefox 115, which do not know the selector either.
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
    for (const name of ['querySelector', 'querySelectorAll'] as const) {
      const real = Document.prototype[name] as (selector: string) => unknown
      Object.defineProperty(Document.prototype, name, {
        value(this: Document, selector: string) {
          if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError')
          return real.call(this, selector)
        },
      })
    }
  })
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await pageAwake(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('html[data-free]')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i)
  await expect(page.locator('#main')).toBeFocused()
  expect(errors).toEqual([])
  expect(late).toHaveLength(1)
})
