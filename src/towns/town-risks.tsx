import type { Town } from '../../db/content/towns.ts'
import { Listed } from './listed.tsx'

/** What can happen to boats and houses there. */
export function TownRisks({ town }: { town: Town }) {
  return (
    <Listed title={`Local Risk Factors in ${town.name}`} icon="waves" points={town.riskPoints} />
  )
}
