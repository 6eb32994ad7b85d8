#!/usr/bin/env bash
# exceljs 4.4.0 reads a number as a date if its format shows a unit with an escaped letter. The formats 0.0\ \m and 0.0" m"
# both show 12.5 as "12.5 m" (ECMA-376, 18.8.31); the reader takes out what is in quotes or brackets before it looks for
# the letters of a date, but not what is behind a backslash. A column of lengths in m, of weights in \l\b\s or of engines
# in \h\p comes as days of January 1900, one in \f\t as numbers. (hucre 1.0.0 reads numbers from the same file.)
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 hucre@1.0.0
cat > finding.mjs <<'END'
import { deepStrictEqual } from 'node:assert'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'

const formats = ['0.0\\ \\m', '0.0" m"', '0.0\\ \\h\\p', '0.0\\ \\f\\t']
const written = new ExcelJS.Workbook()
const sheet = written.addWorksheet('Vessels')
for (const [at, format] of formats.entries()) {
  const cell = sheet.getCell(1, at + 1)
  cell.value = 12.5
  cell.numFmt = format
}
const file = await written.xlsx.writeBuffer()
const read = new ExcelJS.Workbook()
await read.xlsx.load(file)
const seen = formats.map((_, at) => read.getWorksheet('Vessels').getCell(1, at + 1).value)
const other = (await readXlsx(new Uint8Array(file))).sheets[0].rows[0]
console.log('12.5, read by exceljs 4.4.0 and by hucre 1.0.0:')
for (const [at, format] of formats.entries()) console.log('  as', format.padEnd(10), seen[at], other[at])
const day = new Date('1900-01-11T12:00:00Z')
deepStrictEqual(seen, [day, 12.5, day, 12.5])
deepStrictEqual(other, [12.5, 12.5, 12.5, 12.5])
END
node finding.mjs
