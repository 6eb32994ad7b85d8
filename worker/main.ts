/**
 * The worker process: `node dist/worker.js`, under the launcher or alone.
 * Ends with a non-zero status and one sentence when it cannot start.
 */
const NEEDED_NODE = [22, 15] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor < NEEDED_NODE[1])) {
  // better-sqlite3 crashes without a word on an older Node, so nothing may open it before this line.
  console.error(
    `The worker needs Node ${NEEDED_NODE.join('.')} or newer and this is ${process.versions.node}. ` +
      'Run it with npm run worker, or with node_modules/.bin/node.',
  )
  process.exit(1)
}

const { runWorker } = await import('./run.ts')
await runWorker()

export {}
