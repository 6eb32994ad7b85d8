import { asMoney } from './as-money.ts'
import { readAnswer } from './read-answer.ts'
import type { Choice, Field } from './table.ts'

/**
 * An answer as the visitor saw it when giving it: the label of a choice, or the text; an amount as
 * money, a number without its unit.
 * @param choices Instead of those in the table, for a list from the database.
 */
export function answerInWords(
  { input, choices = [], alsoAccepted = [] }: Field,
  value: string | undefined,
  more: readonly Choice[] = [],
): string {
  if (!value) return 'Not answered'
  const read = readAnswer(input, value.trim())
  if (input === 'amount') return asMoney(read)
  const chosen = [...more, ...choices, ...alsoAccepted].find((choice) => choice.value === value)
  return chosen?.label ?? read
}
