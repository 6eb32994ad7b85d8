import { describe, expect, test } from 'vitest'
import { builtInProducts } from '../../../db/seed/products/index.ts'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { productStore } from '../../../db/texts/product-store.ts'
import { townStore } from '../../../db/texts/town-store.ts'
import { vesselStore } from '../../../db/texts/vessel-store.ts'
import { builtInProduct } from '../../../src/products/load.ts'
import type { TypedText } from '../../../src/staff/texts/fields/field.ts'
import { printText, readText, shapesOf, typedFrom } from '../../../src/staff/texts/fields/field.ts'
import {
  productFields,
  townFields,
  vesselFields,
} from '../../../src/staff/texts/fields/page-fields.ts'
import { builtInTown } from '../../../src/towns/load.ts'
import { builtInVessel } from '../../../src/vessels/load.ts'

describe('every built-in page goes through its form unchanged', () => {
  test.each(builtInTowns.map(({ slug }) => slug))('town %s', (slug) => {
    const town = builtInTown(slug)
    if (!town) throw new Error(slug)
    const text = townStore.textOf(town)
    const reading = readText(
      townFields,
      asPosted(shapesOf(townFields), printText(townFields, text)),
    )
    expect(reading).toEqual({ text })
    expect(townStore.columnsOf(text)).toEqual(townStore.builtIn(slug))
  })

  test.each(builtInVessels.map(({ slug }) => slug))('vessel type %s', (slug) => {
    const vessel = builtInVessel(slug)
    if (!vessel) throw new Error(slug)
    const text = vesselStore.textOf(vessel)
    const typed = asPosted(shapesOf(vesselFields), printText(vesselFields, text))
    expect(readText(vesselFields, typed)).toEqual({ text })
    expect(vesselStore.columnsOf(text)).toEqual(vesselStore.builtIn(slug))
  })

  test.each(builtInProducts.map(({ slug }) => slug))('product %s', (slug) => {
    const product = builtInProduct(slug)
    if (!product) throw new Error(slug)
    const text = productStore.textOf(product)
    const typed = asPosted(shapesOf(productFields), printText(productFields, text))
    expect(readText(productFields, typed)).toEqual({ text })
    expect(productStore.columnsOf(text)).toEqual(productStore.builtIn(slug))
  })
})

describe('what is typed wrong is said at its control', () => {
  const greenwich = builtInTown('greenwich')
  if (!greenwich) throw new Error('greenwich')
  const typed = printText(townFields, townStore.textOf(greenwich))
  const errorsOf = (change: TypedText) => {
    const reading = readText(townFields, { ...typed, ...change })
    return 'errors' in reading ? reading.errors : {}
  }

  test('a missing text, one too long, and too many entries', () => {
    expect(errorsOf({ title: '' })).toEqual({ title: 'Please fill in “Title”.' })
    expect(errorsOf({ title: 'x'.repeat(151) })).toEqual({
      title: 'Please keep “Title” under 150 characters.',
    })
    expect(errorsOf({ riskPoints: 'Wind\n'.repeat(13) })).toEqual({
      riskPoints: '“Local risks” has 13 entries. There is room for 12.',
    })
    const marina = { name: 'Dock', note: 'On the river.', source: '' }
    expect(errorsOf({ marinas: Array.from({ length: 13 }, () => marina) })).toEqual({
      'marinas.12.name': '“Marinas and harbors” has 13 entries. There is room for 12.',
    })
  })

  test('a link that is not https, a page of another site, an icon of nobody', () => {
    const marina = {
      name: 'Dock',
      note: 'On the river.',
      source: 'Map | Town | javascript:alert(1)',
    }
    expect(errorsOf({ marinas: [marina] })).toEqual({
      'marinas.0.source': 'Marina 1: The link of a source must begin with https://.',
    })
    const product = { name: 'Boat', path: '//evil.example', icon: '<b>' }
    expect(errorsOf({ availableProducts: [product] })).toEqual({
      'availableProducts.0.path':
        'Product 1: Give a page of this site, such as /products/boat-insurance.',
      'availableProducts.0.icon': 'Product 1: Choose “Icon” from the list.',
    })
  })

  test('rows left empty are dropped, and control characters with them', () => {
    const shapes = shapesOf(townFields)
    const posted = {
      title: ' Harbor\0 \u0007town ',
      'marinas.0.name': '',
      'marinas.3.name': 'Dock',
      'availableProducts.0.icon': 'Ship',
    }
    const read = typedFrom(shapes, posted)
    expect(read.title).toBe('Harbor town')
    expect(read.marinas).toEqual([{ name: 'Dock', note: '', limits: '', source: '' }])
    expect(read.availableProducts).toEqual([])
  })
})

/** As the browser sends it: every control by its name. */
function asPosted(shapes: ReturnType<typeof shapesOf>, typed: TypedText): TypedText {
  const posted: Record<string, string> = {}
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value === 'string') posted[name] = value.replaceAll('\n', '\r\n')
    else
      for (const [at, row] of value.entries())
        for (const [column, cell] of Object.entries(row))
          posted[`${name}.${at}.${column}`] = cell.replaceAll('\n', '\r\n')
  }
  return typedFrom(shapes, posted)
}
