/** `npm run units`: writes systemd's unit files of this site, for machines without Docker. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { config } from '../src/settings/config.ts'
import { endWith, StartError } from './explain.ts'
import { ROOT } from './root.ts'
import { ENVIRONMENT_FILE, TARGET, unitFiles } from './unit-files.ts'

const USAGE = `Use it like this:
  npm run units                               writes the unit files to the folder units
  npm run units -- FOLDER --user=NAME         to another one; NAME runs the site, instead of you`
const USER = /^[a-z_][a-z0-9_-]*$/

function main() {
  const { folder, user } = readCommand()
  if (user === 'root') {
    throw new StartError(
      'The site must not run as root: name another user, with npm run units -- --user=NAME.',
    )
  }
  process.chdir(ROOT)
  const { dataDir, port, webProcesses } = config()
  if (port === 0) throw new StartError('PORT must not be 0: the proxy has to know it.')
  const settings = { root: ROOT, node: process.execPath, user, dataDir, port, webProcesses }
  const files = unitFiles(settings)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  console.log(nextSteps(folder, user, dataDir, Object.keys(files)))
}

function readCommand() {
  try {
    const options = { user: { type: 'string', default: userInfo().username } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [folder = 'units', ...more] = positionals
    if (more.length > 0 || !USER.test(values.user)) throw new StartError(USAGE)
    return { folder: resolve(process.env.INIT_CWD ?? '.', folder), user: values.user }
  } catch {
    throw new StartError(USAGE)
  }
}

function nextSteps(folder: string, user: string, dataDir: string, names: string[]): string {
  const steps = [
    ...(existsSync(dataDir) ? [] : [`sudo install -d -o ${user} -m 700 '${dataDir}'`]),
    `sudo cp ${names.map((name) => `'${join(folder, name)}'`).join(' ')} /etc/systemd/system/`,
    'sudo systemctl daemon-reload',
    `sudo systemctl enable --now ${TARGET}`,
  ]
  return `Wrote ${names.length} unit files to ${folder}, for the user ${user} and the data in ${dataDir}.

Next, as ${user}:
  npm run build
and then as somebody who may use sudo:
${steps.map((step) => `  ${step}`).join('\n')}

Settings come from ${join(ROOT, '.env')} and from ${ENVIRONMENT_FILE}, which wins and may belong to
root. Other commands, such as npm run staff, read only .env; with the other file, too:
  sudo systemd-run --pipe --wait --uid=${user} --working-directory='${ROOT}' \\
    --property=EnvironmentFile=${ENVIRONMENT_FILE} npm run staff -- list

When PORT, DATA_DIR or WEB_PROCESSES change, write the units again.

The log: journalctl -u 'fayerweather-*' -f
An update: sudo systemctl stop 'fayerweather-*', then as ${user}
  git checkout package-lock.json && git pull && npm install && npm run build
then sudo systemctl start ${TARGET}`
}

try {
  main()
} catch (error) {
  endWith(error)
}
