import { COST_KINDS, type CostRange } from '../../../settings/costs.ts'
import { setCosts } from '../../../settings/stored-settings.ts'
import type { Screen } from '../screen.ts'
import { checkCosts, linesOf } from './cost-values.ts'

/** What owners paid, a line for each range. */
export const costsScreen: Screen = {
  name: 'costs',
  permission: 'agency',
  path: '/admin/settings/costs',
  saved: 'Saved. The site shows it now.',
  async check(fields, before) {
    const checked = checkCosts(linesOf(fields))
    if ('errors' in checked) return checked
    const { ranges: value } = checked
    const [old, now] = [setCosts(before), value].map((list) => list.map(keyOf))
    const changed = [...setCosts(before), ...value].filter(
      (range) => old?.includes(keyOf(range)) !== now?.includes(keyOf(range)),
    )
    const names = changed.map(({ kind }) => COST_KINDS[kind]?.name.toLowerCase() ?? kind)
    // The first of a kind is the one on its page.
    const isMoved = changed.length === 0 && old?.join() !== now?.join()
    return { value, changed: isMoved ? ['their order'] : [...new Set(names)] }
  },
}

function keyOf({ kind, length, use, town, low, high, asOf, source }: CostRange): string {
  return JSON.stringify([kind, length?.from, length?.to, use, town, low, high, asOf, source])
}
