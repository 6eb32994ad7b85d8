import type { SubmissionKind } from '../../../../db/leads/submissions.ts'
import { requestName } from '../../../leads/request-names.ts'
import type { Recipients } from '../../../leads/who-gets.ts'
import type { LeadRule } from '../../../settings/lead-rules.ts'

/** Names by slug and by id. */
export interface RuleNames {
  town: ReadonlyMap<string, string>
  person: ReadonlyMap<string, string>
}

/** For example: Quote request; Greenwich, Mystic: Anna Fowler, Ben Ray */
export function ruleInWords({ kinds, towns, people }: LeadRule, names: RuleNames): string {
  const kind = kinds.map((one) => requestName(one as SubmissionKind)).join(', ') || 'Every lead'
  const place = townsInWords(towns, names)
  const who = people.map((id) => names.person.get(id) ?? 'a removed account').join(', ')
  return `${kind}; ${place}: ${who}`
}

/** For example: Greenwich, Mystic */
export function townsInWords(towns: readonly string[], names: RuleNames): string {
  return towns.map((slug) => names.town.get(slug) ?? slug).join(', ') || 'all towns'
}

/** For example: Today such a lead goes to Ben Ray (in place of Anna Fowler), Cora Lee. */
export function recipientsInWords({ people, out }: Recipients, generalAddress: string): string {
  if (people.length === 0) {
    const why =
      out.length > 0 ? 'Nobody in this rule is in the office today' : 'Nobody is in this rule'
    return `${why}. Such a lead goes to ${generalAddress}.`
  }
  const names = people
    .map((person) => {
      const absent = out.filter(({ instead }) => instead?.id === person.id)
      const absentNames = absent.map((one) => one.person.name).join(' and ')
      return absentNames ? `${person.name} (in place of ${absentNames})` : person.name
    })
    .join(', ')
  return `Today such a lead goes to ${names}.`
}
