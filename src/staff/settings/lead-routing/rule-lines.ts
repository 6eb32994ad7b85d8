import { SUBMISSION_KINDS } from '../../../leads/request-names.ts'
import type { LeadRule } from '../../../settings/lead-rules.ts'
import type { Fields } from '../../session/staff-form.ts'

/** A rule of the form, as it was filled in. */
export interface RuleLine extends LeadRule {
  /** At which place it is to be tried, from 1. */
  place: number
  isRemoved: boolean
  /** Not stored yet: left as it is, it is none. */
  isNew: boolean
}

/** What can be chosen in a rule: others have been removed since the form was opened. */
export interface RuleChoices {
  /** Slugs. */
  towns: readonly string[]
  /** Ids. */
  people: readonly string[]
}

export const MAX_RULES = 30

/** The names of a rule's fields. */
export function ruleFields(number: number) {
  const name = `rule-${number}`
  return {
    line: name,
    place: `${name}-place`,
    remove: `${name}-remove`,
    /** Where the message about missing people leads. */
    people: `${name}-people`,
    kind: (kind: string) => `${name}-kind-${kind}`,
    town: (slug: string) => `${name}-town-${slug}`,
    person: (id: string) => `${name}-person-${id}`,
  }
}

/** The rules that were sent. */
export function linesOf(fields: Fields, { towns, people }: RuleChoices): RuleLine[] {
  return Array.from({ length: MAX_RULES }, (_, number) => {
    const names = ruleFields(number)
    const line = fields[names.line]
    const chosen = (all: readonly string[], name: (one: string) => string) =>
      all.filter((one) => fields[name(one)] !== undefined)
    return {
      kinds: chosen(SUBMISSION_KINDS, names.kind),
      towns: chosen(towns, names.town),
      people: chosen(people, names.person),
      place: Number(fields[names.place]) || number + 1,
      isRemoved: fields[names.remove] !== undefined,
      isNew: line === 'new',
      isSent: line !== undefined,
    }
  })
    .filter(({ isSent }) => isSent)
    .map(({ isSent: _, ...line }) => line)
}

/** What is stored, as the lines of the form. */
export function storedLines(rules: readonly LeadRule[]): RuleLine[] {
  return rules.map((rule, index) => ({ ...rule, place: index + 1, isRemoved: false, isNew: false }))
}

/** The rules in their new order, or a sentence for each that names nobody. */
export function checkRules(
  lines: RuleLine[],
): { rules: LeadRule[] } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {}
  const left = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => !line.isRemoved && !(line.isNew && isEmpty(line)))
  for (const { line, index } of left) {
    if (line.people.length > 0) continue
    const name = line.isNew ? 'The new rule' : `Rule ${index + 1}`
    errors[ruleFields(index).people] = `${name}: choose who gets these leads.`
  }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    rules: left
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .map(({ line: { kinds, towns, people } }) => ({ kinds, towns, people })),
  }
}

/** One that moves goes before the rule whose place it takes when it moves up, and after it when down. */
function orderOf({ line: { place }, index }: { line: RuleLine; index: number }): number {
  const from = index + 1
  return place === from ? place : place < from ? place - 0.5 : place + 0.5
}

function isEmpty({ kinds, towns, people }: RuleLine): boolean {
  return kinds.length + towns.length + people.length === 0
}
