import type { TextKind } from '../../../../db/schema/text-versions.ts'
import { productStore } from '../../../../db/texts/product-store.ts'
import { townStore } from '../../../../db/texts/town-store.ts'
import { vesselStore } from '../../../../db/texts/vessel-store.ts'
import { productFields } from '../fields/product-fields.ts'
import { townFields } from '../fields/town-fields.ts'
import { vesselFields } from '../fields/vessel-fields.ts'
import { openDesk, type TextDesk } from './text-desk.ts'

const DESKS: Record<TextKind, TextDesk> = {
  towns: openDesk(townStore, townFields, (town) => ({ town })),
  vessels: openDesk(vesselStore, vesselFields, (vessel) => ({ vessel })),
  products: openDesk(productStore, productFields, (product) => ({ product })),
}

/** The editor of a kind of page; undefined for any other word in an address. */
export function deskOf(kind: string): TextDesk | undefined {
  return Object.hasOwn(DESKS, kind) ? DESKS[kind as TextKind] : undefined
}

/** The kinds of pages with texts, as headings of their list. */
export const KIND_NAMES: Record<TextKind, string> = {
  towns: 'Towns',
  vessels: 'Vessel types',
  products: 'Products',
}
