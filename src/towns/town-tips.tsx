import type { Town } from '../../db/content/towns.ts'
import { defaultTips } from './default-town.ts'
import { Listed } from './listed.tsx'

/** Tips for preparation: the town's own, or general ones. */
export function TownTips({ town }: { town: Town }) {
  const tips = town.insuranceTips.length > 0 ? town.insuranceTips : defaultTips(town.name)
  return <Listed title={`Insurance Tips for ${town.name}`} icon="compass" points={tips} />
}
