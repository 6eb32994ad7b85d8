/**
 * Writes styled-system/, which the pages import, and the two style sheets of a build, for visitors and for staff. A
 * process of its own: its memory ends with it, before the code is bundled.
 */
import { writeFileSync } from 'node:fs'
import { codegen, loadConfigAndCreateContext } from '@pandacss/node'

/** What only staff see adds nothing to the sheet of visitors. */
const STAFF_ONLY = /[\\/]src[\\/](staff|pages[\\/]admin)[\\/]/

const context = await loadConfigAndCreateContext({ configPath: 'panda.config.ts' })
await codegen(context)
const files = context.getFiles()
writeSheet(
  'visitors',
  files.filter((file) => !STAFF_ONLY.test(file)),
)
writeSheet(
  'staff',
  files.filter((file) => STAFF_ONLY.test(file)),
)

/** Writes the styles of these files and of all that were read before. */
function writeSheet(name: string, more: string[]) {
  for (const file of more) context.parseFile(file)
  const sheet = context.createSheet()
  context.appendBaselineCss(sheet)
  context.appendParserCss(sheet)
  writeFileSync(`styled-system/${name}.css`, context.getCss(sheet))
}
