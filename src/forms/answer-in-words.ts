import { asMoney } from './as-money.ts'
import type { Choice, Field } from './table.ts'

/**
 * An answer as the visitor saw it when giving it: the label of a choice, or the text; an amount as money.
 * @param choices Instead of those in the table, for a list from the database.
 */
export function answerInWords(
  { input, choices = [], alsoAccepted = [] }: Field,
  value: string | undefined,
  more: readonly Choice[] = [],
): string {
  if (!value) return 'Not answered'
  if (input === 'amount') return asMoney(value.trim())
  const chosen = [...more, ...choices, ...alsoAccepted].find((choice) => choice.value === value)
  return chosen?.label ?? value
}
