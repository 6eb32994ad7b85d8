import { expect, type Page } from '@playwright/test'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import type { BuiltInTown } from '../../../db/seed/towns/town.ts'
import { truncate } from '../../../src/towns/truncate.ts'

export const PICTURE_TOAST = (town: string) => `Improved image for ${town} coming soon`
export const PICTURE_TOAST_TEXT = "We're updating our town image collection."
export const LIST_TOAST = 'Failed to load towns. Please refresh the page.'

const CARD_TEXT = 100

/** The cards of all 24 towns, by county along the shore, whatever database they were read from. */
export async function expectTheList(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connecticut Coastal Towns')
  await expect(page.locator('main h3')).toContainText([
    'Fairfield County',
    'New Haven County',
    'Middlesex County',
    'New London County',
  ])
  const cards = page.locator('main h4 a')
  await expect(cards).toHaveText(builtInTowns.map(({ name }) => name))
  const links = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(builtInTowns.map(({ slug }) => `/towns/${slug}`))
  const said = await mainText(page)
  for (const { description } of builtInTowns) {
    expect(said).toContain(squeezed(truncate(description, CARD_TEXT)))
    expect(said).not.toContain(squeezed(description.slice(0, CARD_TEXT + 1)))
  }
}

/** The page of a town with every word of its built-in content that is shown. */
export async function expectThePage(page: Page, town: BuiltInTown) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(town.title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/towns/${town.slug}$`),
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    town.metaDescription,
  )
  expect(await page.title()).toContain(` in ${town.name}, CT | `)
  const said = await mainText(page)
  for (const text of everyTextOf(town)) expect(said).toContain(squeezed(text))
  await expect(
    page.getByRole('heading', { name: `Marinas and Harbors of ${town.name}` }),
  ).toBeVisible()
}

function everyTextOf(town: BuiltInTown): string[] {
  return [
    town.description,
    ...town.riskPoints,
    ...town.insuranceTips,
    ...town.marinas.flatMap(({ name, note, limits = '' }) => [name, note, limits]),
    ...town.localAttractions,
    ...town.facts.flatMap(({ fact, why, source }) => [fact, why, source.title, source.publisher]),
    ...town.sections.flatMap(({ heading, paragraphs, points = [], sources = [] }) => [
      heading,
      ...paragraphs,
      ...points,
      ...sources.flatMap(({ title, publisher }) => [title, publisher]),
    ]),
    ...town.questions.flatMap(({ question, answer }) => [question, answer]),
    ...town.availableProducts.map(({ name }) => name),
    town.forecastZone,
  ]
}

async function mainText(page: Page): Promise<string> {
  return squeezed(await page.locator('main').textContent())
}

function squeezed(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ')
}
