import type { Likeness } from '../../../../db/leads/likely-same.ts'

const LIKENESS = { phone: 'the same phone', name: 'the same name' }

/** Why something may be of the same person. */
export function likenessInWords(by: readonly Likeness[]): string {
  return by.map((like) => LIKENESS[like]).join(' and ')
}
