import { listTownsAlongCoast } from '../../../../db/content/towns.ts'
import { services } from '../../../http/services.ts'
import { setRules } from '../../../settings/lead-rules.ts'
import { listAssignees } from '../../leads/assignees.ts'
import type { Screen } from '../screen.ts'
import { checkRules, linesOf, type RuleChoices } from './rule-lines.ts'

/** Who gets which leads. */
export const routingScreen: Screen = {
  name: 'lead-routing',
  permission: 'agency',
  path: '/admin/settings/lead-routing',
  saved: 'Saved. New leads go by these rules from now on.',
  async check(fields, before) {
    const checked = checkRules(linesOf(fields, await ruleChoices()))
    if ('errors' in checked) return checked
    const { rules } = checked
    const was = setRules(before)
    const isSame = JSON.stringify(was) === JSON.stringify(rules)
    return {
      value: rules,
      changed: isSame ? [] : [`rules: ${rules.length}, before: ${was.length}`],
    }
  },
}

async function ruleChoices(): Promise<RuleChoices> {
  const { db } = services()
  const [towns, people] = await Promise.all([listTownsAlongCoast(db), listAssignees(db)])
  return { towns: towns.map(({ slug }) => slug), people: people.map(({ id }) => id) }
}
