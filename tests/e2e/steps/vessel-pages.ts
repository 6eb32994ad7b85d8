import { expect, type Page } from '@playwright/test'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import type { BuiltInVessel } from '../../../db/seed/vessels/vessel.ts'

export const GROUPS = [
  { name: 'Sailboats & Sail Vessels', slugs: ['sailboat', 'catamaran'] },
  {
    name: 'Power Boats & Motor Vessels',
    slugs: ['power-boat', 'raceboat', 'pontoon', 'wake-boat', 'bass-boat', 'center-console'],
  },
  {
    name: 'Specialty & Commercial Vessels',
    slugs: ['dinghy', 'personal-watercraft', 'yacht', 'charter-boat', 'commercial-marine'],
  },
]

export const LIST_TOAST = "Couldn't load vessel types. Using defaults instead."
export const NOT_FOUND_TEXT =
  "We couldn't find the requested vessel information. Please check the URL or try again later."

/** The page of all types, whatever database it was read from. */
export async function expectTheList(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Insurance for Every Kind of Vessel',
  )
  for (const [index, { name }] of GROUPS.entries()) {
    await expect(page.locator('main h2').nth(index)).toHaveText(name)
  }
  for (const { name } of builtInVessels) {
    await expect(page.locator('main h3').getByText(name, { exact: true })).toBeVisible()
  }
}

/** The page of a type with every word of its built-in content. */
export async function expectThePage(page: Page, { slug, title, content }: BuiltInVessel) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/vessels/${slug}$`),
  )
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    content.metaDescription,
  )
  expect(await page.title()).toContain(content.metaTitle)
  const said = squeezed(await page.locator('main').textContent())
  for (const text of everyTextOf(content)) expect(said).toContain(squeezed(text))
  for (const related of content.relatedVessels) {
    const vessel = builtInVessels.find(({ slug }) => slug === related)
    // A yacht's length is in the list of choices alone.
    const name = vessel?.name.split(' (')[0]
    await expect(
      page.locator('main').getByRole('link', { name: `${name} Insurance`, exact: true }),
    ).toHaveAttribute('href', `/vessels/${related}`)
  }
  await expect(
    page.locator('main').getByRole('link', { name: 'Request Your Custom Quote' }).first(),
  ).toHaveAttribute('href', /^\/quote\?vessel=[a-z-]+$/)
  await expect(
    page.locator('main').getByRole('link', { name: 'Schedule a Specialist Consultation' }),
  ).toHaveCount(2)
}

function everyTextOf(content: BuiltInVessel['content']): string[] {
  return [
    content.hero.description,
    content.overview.title,
    content.overview.description,
    ...content.features.flatMap(({ title, description }) => [title, description]),
    ...content.sections.flatMap((section) => [
      section.heading,
      ...section.paragraphs,
      ...(section.points ?? []),
      ...(section.sources ?? []).flatMap(({ title, publisher }) => [title, publisher]),
    ]),
    ...content.questions.flatMap(({ question, answer }) => [question, answer]),
  ]
}

function squeezed(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ')
}
