const { Builder } = require('@pandacss/node')

const VISITORS_SHEET = '/src/ui/styles.css'
const STAFF_SHEET = '/src/staff/frame/staff.css'
/** What only staff see adds nothing to the sheet of visitors. */
const STAFF_ONLY = ['/src/staff/', '/src/pages/admin/']

// Panda's own plugin fills every sheet with everything that it has read.
const builder = new Builder()
let turn = Promise.resolve()
/** The visitors' sheet without the staff's styles, once it has been made. */
let visitorsCss

const panda = {
  postcssPlugin: 'panda',
  Once(root, { result }) {
    const file = normalize(result.opts.from?.split('?')[0] ?? '')
    const isVisitors = file.endsWith(VISITORS_SHEET)
    if (!isVisitors && !file.endsWith(STAFF_SHEET)) return
    // One after the other: both read the same files.
    turn = turn.catch(() => {}).then(() => fill(root, result, isVisitors))
    return turn
  },
}

async function fill(root, result, isVisitors) {
  await builder.setup({ configPath: 'panda.config.ts' })
  await builder.emit()
  // In development, a change may take anything from one sheet to the other: both have everything.
  if (process.env.NODE_ENV === 'production') visitorsCss ??= readInTwoParts()
  else builder.extract()
  builder.registerDependency((dependency) =>
    result.messages.push({ ...dependency, plugin: 'panda', parent: result.opts.from }),
  )
  if (isVisitors && visitorsCss) root.append(visitorsCss)
  else builder.write(root)
  root.walkDecls('--made-with-panda', (mark) => mark.remove())
  root.walk((node) => {
    node.source ??= root.source
  })
}

/**
 * Reads the sources once for both sheets: first what visitors see, then the rest.
 * @returns The CSS after the first part; the builder writes that of both.
 */
function readInTwoParts() {
  const context = builder.getContextOrThrow()
  const files = context.getFiles()
  const isStaffOnly = (file) => STAFF_ONLY.some((folder) => normalize(file).includes(folder))
  const read = (file) => builder.extractFile(context, file)
  files.filter((file) => !isStaffOnly(file)).forEach(read)
  const sheet = context.createSheet()
  context.appendBaselineCss(sheet)
  const css = context.getCss(sheet)
  files.filter(isStaffOnly).forEach(read)
  return css
}

function normalize(path) {
  return path.replaceAll('\\', '/')
}

module.exports = { plugins: [panda] }
