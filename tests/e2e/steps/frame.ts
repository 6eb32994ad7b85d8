import { expect, type Page } from '@playwright/test'
import { townPlaces } from '../../../db/seed/towns/places.ts'

/** What the menus of the header hold without script. */
export const PLAIN_MENUS: Record<string, string[]> = {
  Products: ['/products', '/boating-license'],
  Vessels: ['/vessels'],
  'Towns We Serve': [
    '/towns/greenwich',
    '/towns/stamford',
    '/towns/norwalk',
    '/towns/westbrook',
    '/towns/milford',
    '/towns',
  ],
}

/** The menus of the header, and where their links lead. */
export const MENUS: Record<string, string[]> = {
  Products: [
    '/products/boat-insurance',
    '/products/boat-yacht-insurance',
    '/products/personal-watercraft',
    '/products/yacht-insurance',
    '/products/luxury-yacht-insurance',
    '/products/commercial-marine',
    '/products/commercial-marine-insurance',
    '/products/waterfront-property',
    '/products/waterfront-property-insurance',
    '/products/flood-insurance',
    '/products/home-insurance',
    '/products/auto-insurance',
    '/products',
    '/boating-license',
  ],
  Vessels: [
    '/vessels/power-boat',
    '/vessels/center-console',
    '/vessels/pontoon',
    '/vessels/wake-boat',
    '/vessels/bass-boat',
    '/vessels/raceboat',
    '/vessels/sailboat',
    '/vessels/catamaran',
    '/vessels/yacht',
    '/vessels/dinghy',
    '/vessels/personal-watercraft',
    '/vessels/charter-boat',
    '/vessels/commercial-marine',
    '/vessels',
  ],
  'Towns We Serve': [...townPlaces.map(({ slug }) => `/towns/${slug}`), '/towns'],
}

const SMALLEST_TARGET_PX = 44

export const menuButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true })

/** The menu that is open. */
export const openPanel = (page: Page) => page.locator('[popover]:popover-open')

/** Every link and button of the frame has room for a thumb. */
export async function expectBigTargets(page: Page) {
  const small = await page
    .locator('header :is(a, button):visible, footer :is(a, button):visible')
    .evaluateAll(
      (targets, least) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < least)
          .map((target) => target.textContent),
      SMALLEST_TARGET_PX,
    )
  expect(small).toEqual([])
}
