// Plain JavaScript without imports: it must run on Node versions that cannot run the rest.
const OLDEST = [22, 15]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `The site needs Node ${OLDEST.join('.')} or newer, and this is ${process.versions.node}.\n` +
      'On Linux, `npm install` brings Node 24 along and every npm script uses it: run `npm start`.\n' +
      'If this was an npm script: run `npm install` again without --omit=optional, or install Node 24.',
  )
  process.exit(1)
}
