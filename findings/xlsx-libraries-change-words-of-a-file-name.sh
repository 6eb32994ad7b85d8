#!/usr/bin/env bash
# Excel keeps a character that XML cannot hold as _x, four hexadecimal digits and _, and so the text _x1080_ itself as
# _x005F_x1080_ (ECMA-376, 22.4.2.4). hucre 1.0.0 and exceljs 4.4.0 both write such text as it is, and both read it as a
# character: the name photo_x1080_bow.jpg, of a picture 1080 pixels high, comes back with a Shan letter in place of the
# number, even from the library that wrote it. Neither documentation says so; hucre itself writes the form for a carriage
# return. Whoever exports names has to write the _x005F_ before such a word.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 exceljs@4.4.0
cat > finding.mjs <<'END'
import { deepStrictEqual, strictEqual } from 'node:assert'
import ExcelJS from 'exceljs'
import { readXlsx, writeXlsx } from 'hucre'

const name = 'photo_x1080_bow.jpg'
const written = {
  hucre: (text) => writeXlsx({ sheets: [{ name: 'Files', rows: [[text]] }] }),
  async exceljs(text) {
    const workbook = new ExcelJS.Workbook()
    workbook.addWorksheet('Files').getCell('A1').value = text
    return new Uint8Array(await workbook.xlsx.writeBuffer())
  },
}
const read = {
  hucre: async (file) => (await readXlsx(file)).sheets[0].rows[0][0],
  async exceljs(file) {
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(file)
    return workbook.getWorksheet('Files').getCell('A1').value
  },
}
const seen = []
for (const writer of ['hucre', 'exceljs'])
  for (const reader of ['hucre', 'exceljs'])
    seen.push({ writer, reader, text: await read[reader](await written[writer](name)) })
console.log('hucre 1.0.0 and exceljs 4.4.0, of the text', name)
console.table(seen)
const changed = 'photo\u1080bow.jpg'
deepStrictEqual(seen.map(({ text }) => text), [changed, changed, changed, changed])
const escaped = await written.hucre(name.replace('_x1080_', '_x005F_x1080_'))
strictEqual(await read.exceljs(escaped), name)
END
node finding.mjs
