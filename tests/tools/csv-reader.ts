/**
 * Reads CSV as RFC 4180 writes it, with every cell in quotes.
 * @throws At the first character that does not fit.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/y
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const [, content = '', end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`No cell at ${at}: ${text.slice(at, at + 40)}`)
    row.push(content.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) throw new Error('The last row has no end.')
  return rows
}
