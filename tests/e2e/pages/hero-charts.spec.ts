import { expect, type Page } from '@playwright/test'
import { UNKNOWN_TOWN } from '../../samples/every-page.ts'
import { test } from '../checks/reading.ts'

const WIDTHS = [360, 768, 1024, 1920]
/** A border and an outline stand around the plate. */
const PLATE_EDGE_PX = 6

// All of them are drawn within the room that these two leave: tests/unit/pictures/chart.test.ts.
test('no name, rose or scale of a town’s chart is cropped or under the plate', async ({
  reader: page,
}) => {
  for (const slug of ['greenwich', 'mystic']) {
    await page.goto(`/towns/${slug}`, { waitUntil: 'domcontentloaded' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await chartFor(page, width)
      const { shown, hidden } = await measured(page, PLATE_EDGE_PX)
      expect.soft(hidden, `${slug} at ${width}`).toEqual([])
      expect.soft(shown, `${slug} at ${width}`).toContain('scale')
      expect.soft(shown.length, `${slug} at ${width}`).toBeGreaterThanOrEqual(4)
    }
  }
})

test('no name, rose or scale of the home page’s chart is cropped or under the words, on any screen', async ({
  reader: page,
}) => {
  await page.goto('/')
  for (const width of [320, 390, 639, 640, 768, 1279, 1280, 2560]) {
    const device = width < 640 ? '-phone' : width < 1280 ? '-tablet' : ''
    await page.setViewportSize({ width, height: 900 })
    await page.waitForFunction(
      (name) => {
        const image = document.querySelector<HTMLImageElement>('main picture img')
        return (
          image?.complete &&
          new RegExp(`/home-waters${name}\\.[\\w-]{6}\\.svg$`).test(image.currentSrc)
        )
      },
      device,
      { polling: 100 },
    )
    const { shown, hidden } = await measured(page, device ? 0 : PLATE_EDGE_PX)
    expect.soft(hidden, `at ${width}`).toEqual([])
    expect.soft(shown.length, `at ${width}`).toBeGreaterThanOrEqual(4)
    if (width >= 640) expect.soft(shown, `at ${width}`).toContain('scale')
  }
})

test('the chart reaches every edge of the hero, however wide the screen', async ({
  reader: page,
}) => {
  await page.goto('/towns/new-haven')
  for (const width of [320, 1023, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await chartFor(page, width)
    const gaps = await page.evaluate(() => {
      const image = document.querySelector('main picture img') as HTMLImageElement
      const { left, right, top, bottom } = image.getBoundingClientRect()
      const hero = image.closest('span')?.getBoundingClientRect() as DOMRect
      return [left - hero.left, hero.right - right, top - hero.top, hero.bottom - bottom]
    })
    for (const gap of gaps) expect(gap, `at ${width}`).toBeLessThanOrEqual(0.5)
  }
})

test('the hero of a product, and of a place that is not known, shows its whole picture beside the plate', async ({
  reader: page,
}) => {
  for (const path of ['/products/boat-insurance', '/vessels/yacht', UNKNOWN_TOWN]) {
    await page.goto(path)
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { image, plate, hero } = await page.evaluate(() => {
        const rectOf = (element?: Element | null) => element?.getBoundingClientRect() as DOMRect
        const heading = document.querySelector('main h1')
        return {
          image: rectOf(document.querySelector('main picture img')),
          plate: rectOf(heading?.parentElement),
          hero: rectOf(heading?.closest('div:has(picture)')),
        }
      })
      expect(image.left, `${path} at ${width}`).toBeGreaterThanOrEqual(plate.right)
      expect(image.right).toBeLessThanOrEqual(hero.right)
      expect(image.top).toBeGreaterThanOrEqual(hero.top)
      expect(image.bottom).toBeLessThanOrEqual(hero.bottom + 0.5)
      expect(image.width / image.height, 'is not cropped').toBeCloseTo(
        path.includes('vessel') ? 1.5 : 1.6,
        1,
      )
    }
  }
})

/** Waits for the drawing made for a width. */
async function chartFor(page: Page, width: number) {
  const device = width < 768 ? '-phone' : width < 1024 ? '-tablet' : ''
  await page.waitForFunction(
    (name) => {
      const image = document.querySelector<HTMLImageElement>('main picture img')
      return (
        image?.complete && new RegExp(`-waters${name}\\.[\\w-]{6}\\.svg$`).test(image.currentSrc)
      )
    },
    device,
    { polling: 100 },
  )
}

/** Which parts of the chart are in view, and which are cropped or covered. */
function measured(page: Page, plateEdge: number) {
  return page.evaluate(async (edge) => {
    const image = document.querySelector('main picture img') as HTMLImageElement
    const file = await (await fetch(image.currentSrc)).text()
    const drawing = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement
    const chart = document.importNode(drawing, true) as unknown as SVGSVGElement
    document.body.append(chart)
    const parts = [
      ...Array.from(chart.querySelectorAll<SVGGraphicsElement>('#names > *'), (part, index) => ({
        part,
        name: `name ${index + 1}`,
      })),
      ...Array.from(chart.querySelectorAll<SVGGraphicsElement>('#rose, #scale'), (part) => ({
        part,
        name: part.id,
      })),
    ].map(({ part, name }) => ({ name, box: part.getBBox() }))
    const sheet = chart.viewBox.baseVal
    chart.remove()

    const shownAt = image.getBoundingClientRect()
    const scale = Math.max(shownAt.width / sheet.width, shownAt.height / sheet.height)
    const [fromLeft = 0.5, fromTop = 0.5] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100)
    const left = shownAt.left + (shownAt.width - sheet.width * scale) * fromLeft
    const top = shownAt.top + (shownAt.height - sheet.height * scale) * fromTop
    const view = { left: 0, top: Number.NEGATIVE_INFINITY, right: innerWidth, bottom: Infinity }
    for (let around = image.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const rect = around.getBoundingClientRect()
      view.left = Math.max(view.left, rect.left)
      view.right = Math.min(view.right, rect.right)
      view.top = Math.max(view.top, rect.top)
      view.bottom = Math.min(view.bottom, rect.bottom)
    }
    const plate = document.querySelector('main h1')?.parentElement?.getBoundingClientRect()
    const isHidden = ({ box }: { box: DOMRect }) => {
      const [x, y] = [left + box.x * scale, top + box.y * scale]
      const [right, bottom] = [x + box.width * scale, y + box.height * scale]
      const isCropped = x < view.left || right > view.right || y < view.top || bottom > view.bottom
      const isCovered =
        plate &&
        x < plate.right + edge &&
        right > plate.left - edge &&
        y < plate.bottom + edge &&
        bottom > plate.top - edge
      return isCropped || isCovered
    }
    return {
      shown: parts.map(({ name }) => name),
      hidden: parts.filter(isHidden).map(({ name }) => name),
    }
  }, plateEdge)
}
