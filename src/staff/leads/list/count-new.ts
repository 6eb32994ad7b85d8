/** Marks numbers that a new lead raises: those of the lists that it is in, and of what is exported. */
export const COUNTS_NEW = { 'data-counts-new': '' }

const NUMBER = /^(\(|Export )([\d,]+)(\)| leads?)$/

/** Raises the numbers that the page was loaded with by the new leads that it shows now. */
export function countNew(leads: number): void {
  for (const element of document.querySelectorAll('[data-counts-new]')) {
    element.textContent = withNew(element.textContent ?? '', leads)
  }
}

/** A number in its words, raised; one that is not exact, like 1,000+, stays. */
export function withNew(text: string, leads: number): string {
  const [, before, number, after] = NUMBER.exec(text) ?? []
  if (number === undefined) return text
  const all = Number(number.replaceAll(',', '')) + leads
  return `${before}${all.toLocaleString('en-US')}${after === ' lead' ? ' leads' : after}`
}
