import type { Difference } from '../versions/differences.ts'
import { WORD_LABELS } from './broker-values.ts'

type Words = Readonly<Record<keyof typeof WORD_LABELS, string>>

const WORDS = Object.keys(WORD_LABELS) as (keyof typeof WORD_LABELS)[]

/** The fields in which two profiles differ, in the order of the form. */
export function brokerDifferences(before: Words, after: Words): Difference[] {
  return WORDS.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    label: WORD_LABELS[name],
    before: before[name],
    after: after[name],
  }))
}
