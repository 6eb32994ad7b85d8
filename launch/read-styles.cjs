// The thread of styles.cjs: writes styled-system/, then reads the styles of all sources once, for both sheets.
const { parentPort } = require('node:worker_threads')
const { Builder, codegen } = require('@pandacss/node')

/** What only staff see adds nothing to the sheet of visitors. */
const STAFF_ONLY = ['/src/staff/', '/src/pages/admin/']

async function readStyles() {
  const builder = new Builder()
  const context = await builder.setup({ configPath: 'panda.config.ts' })
  await codegen(context)
  parentPort.postMessage({ written: true })

  const isStaffOnly = (file) =>
    STAFF_ONLY.some((folder) => file.replaceAll('\\', '/').includes(folder))
  const files = context.getFiles()
  const cssWith = (more) => {
    for (const file of more) builder.extractFile(context, file)
    const sheet = context.createSheet()
    context.appendBaselineCss(sheet)
    return context.getCss(sheet)
  }
  const visitors = cssWith(files.filter((file) => !isStaffOnly(file)))
  parentPort.postMessage({ sheets: { visitors, all: cssWith(files.filter(isStaffOnly)) } })
}

readStyles()
