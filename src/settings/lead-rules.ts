/** Who gets which leads. */
export interface LeadRule {
  /** Kinds of leads; empty: every kind. */
  kinds: readonly string[]
  /** Slugs of towns; empty: every town, and leads that name none. */
  towns: readonly string[]
  /** Ids of staff. */
  people: readonly string[]
}

/** The rules that owners have set, in order. What is not of the right shape is left out. */
export function setRules(value: unknown): LeadRule[] {
  return Array.isArray(value) ? value.filter(isRule) : []
}

/** The first rule for a lead decides; undefined: there is none. */
export function ruleFor(
  rules: readonly LeadRule[],
  lead: { kind: string; town: string | undefined },
): LeadRule | undefined {
  return rules.find(
    ({ kinds, towns }) =>
      (kinds.length === 0 || kinds.includes(lead.kind)) &&
      (towns.length === 0 || (lead.town !== undefined && towns.includes(slugOf(lead.town)))),
  )
}

/** A visitor may have followed a link with the town's name in it. */
function slugOf(town: string): string {
  return town.trim().toLowerCase().replace(/\s+/g, '-')
}

function isRule(value: unknown): value is LeadRule {
  if (typeof value !== 'object' || value === null) return false
  const { kinds, towns, people } = value as Partial<Record<keyof LeadRule, unknown>>
  return [kinds, towns, people].every(isTexts)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
