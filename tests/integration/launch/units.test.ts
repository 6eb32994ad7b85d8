import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { longestStop } from '../../samples/longest-stop.ts'
import { testFolder } from '../../servers/databases.ts'
import { launch, type Settings } from '../../sites/launched.ts'

const ANALYZE = 'systemd-analyze'

test('npm run units writes units for each process, and says what comes next', async () => {
  const { folder, output } = await write({ WEB_PROCESSES: '3', DATA_DIR: '/srv/the data' })
  expect(readdirSync(folder).sort()).toEqual([
    'fayerweather-marine.target',
    'fayerweather-migrate.service',
    'fayerweather-web@.service',
    'fayerweather-worker.service',
  ])
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(read('fayerweather-marine.target')).toContain(
    'Wants=fayerweather-web@1.service fayerweather-web@2.service fayerweather-web@3.service fayerweather-worker.service',
  )
  const web = read('fayerweather-web@.service')
  expect(web).toContain('\nUser=site\n')
  expect(web).toContain('\nReadWritePaths="/srv/the data"\n')
  expect(web).toContain(`\nWorkingDirectory=${resolve('.')}\n`)
  expect(web).toContain('\nCapabilityBoundingSet=\n')
  expect(output).toContain(`Wrote 4 unit files to ${folder}`)
  expect(output).toContain('sudo systemctl enable --now fayerweather-marine.target')
  // npm install changes the file, and git pull would refuse to replace it.
  expect(output).toContain('git checkout package-lock.json && git pull && npm install')
})

test('a web process on port 443 may listen there, and has no other right', async () => {
  const { folder } = await write({ PORT: '443' })
  const web = readFileSync(join(folder, 'fayerweather-web@.service'), 'utf8')
  expect(web).toContain('\nCapabilityBoundingSet=CAP_NET_BIND_SERVICE\n')
})

test('systemd lets a web process finish what has begun after the longest STOP_DELAY', async () => {
  const { folder } = await write({ STOP_DELAY: '0' })
  const web = readFileSync(join(folder, 'fayerweather-web@.service'), 'utf8')
  expect(Number(/\nTimeoutStopSec=(\d+)\n/.exec(web)?.[1])).toBeGreaterThan(longestStop())
})

test.each([
  [['--user=root'], {}, 'The site must not run as root'],
  [['--user=a b'], {}, 'Use it like this'],
  [['--wrong'], {}, 'Use it like this'],
  [['--user=site'], { PORT: '0' }, 'PORT must not be 0'],
])('npm run units -- %s ends with a sentence', async (args, settings, sentence) => {
  const { ended, output } = launch('units.ts', [testFolder(), ...args], settings)
  expect(await ended).toBe(1)
  expect(output()).toContain(sentence)
})

test(`${ANALYZE} finds nothing wrong with them`, async ({ skip }) => {
  if (spawnSync(ANALYZE, ['--version']).status !== 0) skip('systemd is not installed')
  const { folder } = await write({ WEB_PROCESSES: '2', DATA_DIR: '/srv/100% "data" $HOME' })
  const units = ['fayerweather-marine.target', 'fayerweather-web@1.service']
  const files = units.map((name) => join(folder, name))
  const { status, stderr } = spawnSync(ANALYZE, ['verify', '--man=no', ...files], {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
  })
  // About units of the machine it may say something, too.
  expect(stderr.split('\n').filter((line) => line.includes('fayerweather'))).toEqual([])
  expect(status).toBe(0)
})

async function write(settings: Settings) {
  const folder = testFolder()
  const { ended, output } = launch('units.ts', [folder, '--user=site'], settings)
  expect(await ended, output()).toBe(0)
  return { folder, output: output() }
}
