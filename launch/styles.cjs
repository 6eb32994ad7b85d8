// What Panda makes of the sources, in a thread of its own: the build's own one reads the code meanwhile.
const { join } = require('node:path')
const { Worker } = require('node:worker_threads')

const thread = new Worker(join(__dirname, 'read-styles.cjs'))

/** The message of the thread with that name. Whoever waits for it gets its error, too. */
function message(name) {
  const { promise, resolve, reject } = Promise.withResolvers()
  promise.catch(() => {})
  thread.on('message', (all) => name in all && resolve(all[name]))
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('Panda ended without an answer')))
  return promise
}

module.exports = {
  /** When styled-system/ is written, which the code imports. */
  written: message('written'),
  /** The CSS of both sheets: `{ visitors, all }`. */
  sheets: message('sheets'),
}
