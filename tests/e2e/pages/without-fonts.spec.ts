import { expect } from '@playwright/test'
import { EVERY_PAGE } from '../../samples/every-page.ts'
import { overflowOf } from '../checks/whole-page.ts'
import { test } from '../fixtures/kept.ts'

test('every page fits 320 px in whatever font a phone has, when the fonts of the site come too late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of EVERY_PAGE) {
    await page.goto(path)
    expect.soft(await overflowOf(page), path).toBe(0)
  }
})
