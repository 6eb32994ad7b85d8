import type { Choice, Field } from './table.ts'

/**
 * An answer as the visitor saw it when giving it: the label of a choice, or the text.
 * @param choices Instead of those in the table, for a list from the database.
 */
export function answerInWords(
  { choices = [], alsoAccepted = [] }: Field,
  value: string | undefined,
  more: readonly Choice[] = [],
): string {
  if (!value) return 'Not answered'
  const chosen = [...more, ...choices, ...alsoAccepted].find((choice) => choice.value === value)
  return chosen?.label ?? value
}
