import { readdirSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtInProducts } from '../../../db/seed/products/index.ts'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { readArticle } from '../../../db/writing/articles.ts'
import { PageHead } from '../../../src/layout/page-head.tsx'
import { builtInProduct } from '../../../src/products/load.ts'
import { ProductHead } from '../../../src/products/product-head.tsx'
import { builtInTown } from '../../../src/towns/load.ts'
import { TownHead } from '../../../src/towns/town-head.tsx'
import { builtInVessel } from '../../../src/vessels/load.ts'
import { VesselHead } from '../../../src/vessels/vessel-head.tsx'

const MOST_CHARACTERS = 60

test('no title that comes with the site is longer than a search result shows, and none is another’s', () => {
  const titles = [
    ...builtInTowns.map(({ slug }) => titleOf(<TownHead town={builtInTown(slug)!} isKnown />)),
    ...builtInProducts.map(({ slug }) =>
      titleOf(<ProductHead product={builtInProduct(slug)!} isKnown />),
    ),
    ...builtInVessels.map(({ slug }) =>
      titleOf(<VesselHead vessel={builtInVessel(slug)!} town={undefined} />),
    ),
    ...['db/seed/articles', 'db/seed/built-in-posts']
      .flatMap(articlesIn)
      .map(({ title }) => titleOf(<PageHead title={title} description="" path="/blog/a" />)),
  ]
  expect(titles).toHaveLength(62)
  expect(titles.filter((title) => title.length > MOST_CHARACTERS)).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

function articlesIn(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return files.map((file) => readArticle(file.replace(/\.md$/, ''), folder))
}

function titleOf(head: ReactElement): string {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(renderToStaticMarkup(head)) ?? []
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}
