/**
 * A field that is not displayed: people and their browsers leave it empty, programs that fill in
 * everything do not. No browser has a saved answer for its name.
 */
export const TRAP = 'remarks'

/** What is in the trap of the form on this page. */
export function trapIn(kind: string): string {
  const trap = document.querySelector(`form[data-form="${kind}"] [name="${TRAP}"]`)
  return trap instanceof HTMLInputElement ? trap.value : ''
}

/** What a form that was posted without JavaScript adds to its answers. */
export function fillingOf(fields: Record<string, string>): { trap: unknown } {
  return { trap: fields[TRAP] }
}
