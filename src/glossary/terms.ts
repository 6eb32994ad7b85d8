import { TERMS_A_L } from './terms-a-l.ts'
import { TERMS_M_Z } from './terms-m-z.ts'

/** A term of marine and shoreline policies in plain words. */
export interface Term {
  term: string
  text: string
  /** What people call it besides, for the search. */
  words: string
}

/** Every term, in alphabetical order. */
export const TERMS: readonly Term[] = [...TERMS_A_L, ...TERMS_M_Z]

export const GLOSSARY_PATH = '/glossary'

/** Where a term stands on its page: `agreed-value`. */
export function anchorOf({ term }: Term): string {
  return term.toLowerCase().replace(/[^a-z]+/g, '-')
}
