// Runs `npm start` as a newcomer does, asks the site for two addresses, and ends it.
import { spawn } from 'node:child_process'

/** A build comes first. */
const UP_WITHIN_MS = 180_000
const GONE_WITHIN_MS = 30_000

const site = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'inherit'] })
const ended = new Promise((done) =>
  site.once('close', (status, signal) => done(`ended with ${signal ?? status}`)),
)

const address = await within(UP_WITHIN_MS, 'no address', Promise.race([printedAddress(), ended]))
if (!address.startsWith('http')) fail(`npm start ${address} before the site was up`)

for (const path of ['/healthz', '/']) {
  const { status } = await fetch(address + path)
  if (status !== 200) fail(`${path} was answered with ${status}`)
}

site.kill('SIGTERM')
const ending = await within(GONE_WITHIN_MS, 'still running', ended)
if (ending !== 'ended with 0') fail(`after SIGTERM npm start ${ending}`)
if (await fetch(address).catch(() => undefined)) fail('after SIGTERM the site still answers')
console.log(`npm start: ${address} answered, and ended on SIGTERM`)

function printedAddress() {
  let output = ''
  return new Promise((found) =>
    site.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      output += chunk
      const up = /The site is up: (http:\S+)\n/.exec(output)
      if (up) found(up[1])
    }),
  )
}

function within(ms, otherwise, promise) {
  return Promise.race([promise, new Promise((late) => setTimeout(late, ms, otherwise).unref())])
}

function fail(sentence) {
  console.error(sentence)
  site.kill('SIGKILL')
  process.exit(1)
}
