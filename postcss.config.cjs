const { Builder } = require('@pandacss/node')

/** Which settings fill which sheet. Panda's own plugin knows one config for all sheets. */
const SHEETS = [
  { file: '/src/ui/styles.css', configPath: 'panda.config.ts', builder: new Builder() },
  {
    file: '/src/staff/frame/staff.css',
    configPath: 'panda.staff.config.ts',
    builder: new Builder(),
  },
]
let turn = Promise.resolve()

const panda = {
  postcssPlugin: 'panda',
  Once(root, { result }) {
    const file = result.opts.from?.split('?')[0].replaceAll('\\', '/')
    const sheet = SHEETS.find((one) => file?.endsWith(one.file))
    if (!sheet) return
    // One after the other: both read the same files.
    turn = turn.catch(() => {}).then(() => fill(root, result, sheet))
    return turn
  },
}

async function fill(root, result, { configPath, builder }) {
  await builder.setup({ configPath })
  await builder.emit()
  builder.extract()
  builder.registerDependency((dependency) =>
    result.messages.push({ ...dependency, plugin: 'panda', parent: result.opts.from }),
  )
  builder.write(root)
  root.walk((node) => {
    node.source ??= root.source
  })
}

module.exports = { plugins: [panda] }
