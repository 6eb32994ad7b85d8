import { expect, type Page } from '@playwright/test'
import {
  EVERY_PAGE,
  NO_APPLICATION,
  NO_COSTS,
  NO_REQUEST,
  NOT_FOUND,
} from '../../samples/every-page.ts'
import { violationsOf } from '../checks/axe.ts'
import { expectInOrder } from '../checks/headings.ts'
import type { Walker } from '../checks/walker.ts'
import { expectLight } from '../checks/weight.ts'
import {
  doubleText,
  missingPictures,
  overflowOf,
  scrollThrough,
  textCutOff,
  wakeUp,
  wordsCut,
} from '../checks/whole-page.ts'
import { test } from '../fixtures/kept.ts'

/** The width at which text of twice the size has to stay whole. */
const LARGE_TEXT_PX = 360

/** One visit makes every check: a page is opened once in each tab, and all tabs go at once. */
for (const path of EVERY_PAGE) {
  test(`${path} is whole, light, accessible, steady and quiet, wide and narrow, asleep and awake`, ({
    walk,
  }) =>
    walk(({ desk, slowPhone, plain }) =>
      Promise.all([
        visit(desk, path).then(() => expectSameWordsIn(plain, desk, path)),
        visit(slowPhone, path).then(() => expectLargeTextFits(slowPhone)),
      ]),
    ))
}

async function visit(walker: Walker, path: string) {
  const { page } = walker
  await walker.open(path)
  await expectLight(page)
  await scrollThrough(page)
  expect.soft(await missingPictures(page), `missing on ${walker.place}`).toEqual([])
  expect.soft(await violationsOf(page), `axe on ${walker.place}`).toEqual([])
  expect.soft(await overflowOf(page), `wider than the window: ${walker.place}`).toBe(0)
  expect.soft(await wordsCut(page), `cut on ${walker.place}`).toEqual([])
  await expect.soft(page, walker.place).toHaveTitle(/\S+ \S+/)
  await expectInOrder(walker)
  await wakeUp(page)
  await walker.expectSteady()
  // The answer itself, 404, is a complaint there.
  const missing = [NOT_FOUND, NO_REQUEST, NO_APPLICATION, NO_COSTS]
  if (!missing.includes(path)) await walker.expectNoComplaint()
}

/** At 320 px nothing is out of reach, and at 360 px no word is cut. */
async function expectLargeTextFits({ page, place }: Walker) {
  await doubleText(page)
  expect.soft(await overflowOf(page), `wider than the window in large text: ${place}`).toBe(0)
  expect.soft(await textCutOff(page), `cut off in large text: ${place}`).toEqual([])
  await page.setViewportSize({ width: LARGE_TEXT_PX, height: 800 })
  expect.soft(await overflowOf(page), `${place}, and ${LARGE_TEXT_PX} px in large text`).toBe(0)
  expect.soft(await wordsCut(page), `cut in large text: ${place}`).toEqual([])
}

async function expectSameWordsIn(plain: Page, awake: Walker, path: string) {
  await plain.goto(path)
  for (const part of ['header', 'main', 'footer']) {
    expect
      .soft(await wordsOf(plain, part), `the ${part} of ${path} without JavaScript`)
      .toEqual(await wordsOf(awake.page, part))
  }
}

function wordsOf(page: Page, part: string): Promise<string> {
  return page.locator(`body > div > ${part}`).evaluate((element) => {
    // A button that only a script can serve is not shown without one.
    for (const button of element.querySelectorAll('[data-dismiss]')) button.remove()
    // Nor does a form say there what a gray button waits for.
    element.querySelector('#missing')?.remove()
    // An element that is there for what React will say in it makes an empty line.
    return (element as HTMLElement).innerText.replace(/\n+/g, '\n')
  })
}
