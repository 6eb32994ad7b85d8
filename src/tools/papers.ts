import type { Section } from '../application/question.ts'
import { APPLICATIONS } from '../application/sets.ts'

type Kind = keyof typeof APPLICATIONS

/** Each set of questions by what it is about, and the documents that have the answers. */
const KINDS: Record<Kind, { name: string; papers: readonly string[] }> = {
  boat: {
    name: 'A boat',
    papers: [
      'Registration, title or bill of sale: builder, model, year and hull number',
      'The declarations page of your present policy',
      'The boating certificate of everyone who runs it',
      'Photos of the boat afloat and of the engine’s plate and hours',
      'For an older boat, the last survey',
    ],
  },
  yacht: {
    name: 'A yacht',
    papers: [
      'A survey, and the list of recommendations that were completed',
      'Certificate of documentation, or registration and title',
      'The declarations page and the endorsements of your present policy',
      'The experience of the owner and of any captain, in a page',
      'The contract for the slip, and the plan for a storm',
    ],
  },
  property: {
    name: 'A house on the shore',
    papers: [
      'The assessor’s card of the town: year, area, construction',
      'Declarations pages of the home and flood policies',
      'Elevation certificate, if there is one',
      'Receipts or permits for roof, heating, wiring and shutters',
      'The lender’s letter with its exact name and loan number',
    ],
  },
  marina: {
    name: 'A marina, yard, dealer or club',
    papers: [
      'Declarations pages of all present policies, and five years of losses from each insurer',
      'Receipts and payroll of the last year, by kind of work',
      'The form of the slip and storage contracts',
      'A list of buildings, docks and lifts with their values',
      'Certificates of insurance of contractors',
    ],
  },
  commercial: {
    name: 'A working or charter vessel',
    papers: [
      'Certificate of documentation, and of inspection if it is inspected',
      'A survey, and what was done about it',
      'Licenses of the captains, and who is in the crew',
      'Five years of losses from each insurer',
      'Contracts that ask for limits or name additional insureds',
    ],
  },
}

/** What an application about one kind is made of. */
export interface Papers {
  kind: Kind
  name: string
  papers: readonly string[]
  sections: readonly Section[]
}

/** All kinds, in order. */
export const PAPERS: readonly Papers[] = (Object.keys(APPLICATIONS) as Kind[]).map((kind) => ({
  kind,
  ...KINDS[kind],
  sections: APPLICATIONS[kind],
}))

/** The kind that an address names; undefined where it names none. */
export function papersOf(kind: string | null): Papers | undefined {
  return PAPERS.find((papers) => papers.kind === kind)
}
