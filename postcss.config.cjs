const VISITORS_SHEET = '/src/ui/styles.css'
const STAFF_SHEET = '/src/staff/frame/staff.css'

// Panda's own plugin fills every sheet with everything that it has read.
const fill = process.env.NODE_ENV === 'production' ? fillForVisitors() : fillWhileDeveloping()

const panda = {
  postcssPlugin: 'panda',
  async Once(root, { result }) {
    const file = (result.opts.from?.split('?')[0] ?? '').replaceAll('\\', '/')
    const isVisitors = file.endsWith(VISITORS_SHEET)
    if (!isVisitors && !file.endsWith(STAFF_SHEET)) return
    await fill(root, result, isVisitors)
    // No style reads its mark or the widths.
    root.walkDecls(/^--(made-with-panda|(sizes-)?breakpoints?-)/, (unread) => unread.remove())
    root.walk((node) => {
      node.source ??= root.source
    })
  },
}

/** Written by `launch/styles.ts`. The sheet of visitors is without the staff's styles. */
function fillForVisitors() {
  const { readFileSync } = require('node:fs')
  return (root, _, isVisitors) => {
    root.append(readFileSync(`styled-system/${isVisitors ? 'visitors' : 'staff'}.css`, 'utf8'))
  }
}

/** A change may take anything from one sheet to the other: both have everything. */
function fillWhileDeveloping() {
  const { Builder } = require('@pandacss/node')
  const builder = new Builder()
  // One after the other: both read the same files.
  let turn = Promise.resolve()
  const fillNext = async (root, result) => {
    await builder.setup({ configPath: 'panda.config.ts' })
    await builder.emit()
    builder.extract()
    builder.registerDependency((dependency) =>
      result.messages.push({ ...dependency, plugin: 'panda', parent: result.opts.from }),
    )
    builder.write(root)
  }
  return (root, result) => {
    turn = turn.catch(() => {}).then(() => fillNext(root, result))
    return turn
  }
}

module.exports = { plugins: [panda] }
