#!/usr/bin/env bash
# @file-type/cfbf 0.2.2 (with file-type 22.3.0) lists .xls of Excel 97 to 2003 among what it identifies, but looks only
# at the class identifier of the root, which MS-CFB, 2.6.1, lets a writer leave at zeros. The .xls that SheetJS 0.18.5
# writes is thus "cfb", application/x-cfb: a site that takes .xls by what file-type says turns away what programs built
# on it export, although the file has the stream "Workbook", and hucre 1.0.0 reads it.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund file-type@22.3.0 @file-type/cfbf@0.2.2 xlsx@0.18.5 hucre@1.0.0
cat > finding.mjs <<'END'
import { deepStrictEqual, strictEqual } from 'node:assert'
import { detectCfbf } from '@file-type/cfbf'
import { FileTypeParser } from 'file-type'
import { read } from 'hucre'
import XLSX from 'xlsx'

const book = XLSX.utils.book_new()
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Sea Breeze', 26]]), 'Boats')
const written = XLSX.write(book, { type: 'buffer', bookType: 'biff8' })
const parser = new FileTypeParser({ customDetectors: [detectCfbf] })
const type = async (bytes) => {
  const { ext, mime } = await parser.fromBuffer(new Uint8Array(bytes))
  return { ext, mime }
}
const container = XLSX.CFB.read(written, { type: 'buffer' })
const [root] = container.FileIndex
const seen = {
  streams: container.FullPaths.map((path) => path.split('/').at(-1)).filter((name) => name === 'Workbook'),
  root_class: root.clsid,
  type: await type(written),
  read_by_hucre: (await read(new Uint8Array(written))).sheets[0].rows,
}
// The same file with the class of Excel 97 at its root.
root.clsid = '2008020000000000c000000000000046'
const classed = await type(XLSX.CFB.write(container, { type: 'buffer' }))
console.log('@file-type/cfbf 0.2.2:', seen, 'with a class:', classed)
deepStrictEqual(seen.streams, ['Workbook'])
strictEqual(seen.root_class, '0'.repeat(32))
deepStrictEqual(seen.type, { ext: 'cfb', mime: 'application/x-cfb' })
deepStrictEqual(seen.read_by_hucre, [['Sea Breeze', 26]])
deepStrictEqual(classed, { ext: 'xls', mime: 'application/vnd.ms-excel' })
END
node finding.mjs
