import type { Town } from '../../../../db/content/towns.ts'
import type { Vessel } from '../../../../db/content/vessels.ts'
import { ProductBody } from '../../../products/product-body.tsx'
import { loadTown } from '../../../towns/load.ts'
import { TownBody } from '../../../towns/town-body.tsx'
import { relatedVessels } from '../../../vessels/load.ts'
import { VesselBody } from '../../../vessels/vessel-body.tsx'
import type { UnsavedPage } from '../desk/text-desk.ts'

/** The public page below its head, with texts that are not saved. */
export function PagePreview({ page }: { page: UnsavedPage }) {
  if ('town' in page) return <TownPreview town={page.town} />
  if ('vessel' in page) return <VesselPreview vessel={page.vessel} />
  return <ProductBody product={page.product} isKnown />
}

async function TownPreview({ town }: { town: Town }) {
  const { neighbors } = await loadTown(town.slug)
  return <TownBody town={town} neighbors={neighbors} />
}

async function VesselPreview({ vessel }: { vessel: Vessel }) {
  return <VesselBody vessel={vessel} related={await relatedVessels(vessel)} town={undefined} />
}
