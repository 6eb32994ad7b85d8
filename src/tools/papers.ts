import type { Section } from '../application/question.ts'
import { APPLICATIONS } from '../application/sets.ts'

type Kind = keyof typeof APPLICATIONS

const NAMES: Record<Kind, string> = {
  boat: 'A boat',
  yacht: 'A yacht',
  property: 'A house on the shore',
  marina: 'A marina, yard, dealer or club',
  commercial: 'A working or charter vessel',
}

/** What an application about one kind asks. */
export interface Papers {
  kind: Kind
  name: string
  sections: readonly Section[]
}

/** All kinds, in order. */
export const PAPERS: readonly Papers[] = (Object.keys(APPLICATIONS) as Kind[]).map((kind) => ({
  kind,
  name: NAMES[kind],
  sections: APPLICATIONS[kind],
}))

/** The kind that an address names; undefined where it names none. */
export function papersOf(kind: string | null): Papers | undefined {
  return PAPERS.find((papers) => papers.kind === kind)
}
