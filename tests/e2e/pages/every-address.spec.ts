import { expect } from '@playwright/test'
import { CONTENT_PAGES, EVERY_PAGE } from '../../samples/every-page.ts'
import { violationsOf } from '../checks/axe.ts'
import { expectInOrder } from '../checks/headings.ts'
import { sitemapPaths } from '../checks/page-source.ts'
import type { Walker } from '../checks/walker.ts'
import { expectLight } from '../checks/weight.ts'
import {
  missingPictures,
  openAnswers,
  overflowOf,
  scrollThrough,
  wordsCut,
} from '../checks/whole-page.ts'
import { test } from '../fixtures/kept.ts'

for (const path of CONTENT_PAGES) {
  test(`${path} is whole, light, steady and quiet with its answers open, on a phone and a desk`, ({
    walk,
  }) => walk(({ phone }) => visit(phone, path)))
}

// What the blog lists depends on what other tests have published on this site.
test('every address of the sitemap is one that is walked, but for lists and posts of the blog', async () => {
  const walked = new Set([...EVERY_PAGE, ...CONTENT_PAGES])
  const others = (await sitemapPaths()).filter((path) => !path.startsWith('/blog/'))
  expect(others.filter((path) => !walked.has(path))).toEqual([])
})

/** One page of each kind, whose others differ by their words alone; articles have HTML of their own. */
const isLookedAtByAxe = (path: string) => EVERY_PAGE.includes(path) || path.startsWith('/blog/')

async function visit(phone: Walker, path: string) {
  const { page } = phone
  await phone.open(path)
  await expectLight(page)
  await scrollThrough(page)
  expect.soft(await missingPictures(page), `missing on ${phone.place}`).toEqual([])
  await phone.expectSteady()
  await phone.expectNoComplaint()
  expect.soft(await overflowOf(page), `wider than the window: ${phone.place}`).toBe(0)
  await expectInOrder(phone)
  await openAnswers(page)
  if (isLookedAtByAxe(path)) {
    expect.soft(await violationsOf(page), `axe on ${phone.place}`).toEqual([])
  }
  for (const width of ['narrow', 'wide'] as const) {
    await phone.resize(width)
    expect.soft(await overflowOf(page), `wider than the window: ${phone.place}`).toBe(0)
    expect.soft(await wordsCut(page), `cut on ${phone.place}`).toEqual([])
  }
}
