/** One line of a CSV file as RFC 4180 has it. */
export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** A spreadsheet would run a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
