import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const UNITS = readdirSync('docs/ops').filter((name) => /\.(service|timer)$/.test(name))
const SERVICES = UNITS.filter((name) => name.endsWith('.service'))
const read = (name: string) => readFileSync(`docs/ops/${name}`, 'utf8')

/** What a section of a unit sets, in its order. */
function linesOf(name: string): string[] {
  return read(name)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
}

test('there are units for web, worker, migration and backup, and a timer for the last', () => {
  expect(UNITS).toEqual([
    ...['fayerweather-backup.service', 'fayerweather-backup.timer'],
    ...['fayerweather-migrate.service', 'fayerweather-web.service', 'fayerweather-worker.service'],
  ])
  expect(linesOf('fayerweather-backup.timer')).toContain('WantedBy=timers.target')
  for (const name of ['fayerweather-backup.service', 'fayerweather-migrate.service']) {
    expect(linesOf(name)).toContain('Type=oneshot')
  }
})

test.each(SERVICES)('%s runs what a build has', (name) => {
  const bundled = readFileSync('launch/bundle.ts', 'utf8')
  const commands = linesOf(name).filter((line) => line.startsWith('ExecStart'))
  expect(commands.length).toBeGreaterThan(0)
  for (const command of commands) {
    const [, process] = / dist\/(\w+)\.js( --keep 14)?$/.exec(command) ?? []
    expect(bundled).toMatch(new RegExp(`^ +${process}: '`, 'm'))
  }
})

test('all are confined alike', () => {
  const confined = (name: string) => {
    const lines = linesOf(name)
    const from = lines.indexOf('ReadWritePaths=/srv/site/marine/.data')
    const to = lines.findIndex((line) => line.startsWith('SystemCallErrorNumber='))
    return lines.slice(from, to + 1).filter((line) => line !== 'ReadWritePaths=-/mnt/backups')
  }
  const [first, ...others] = SERVICES.map(confined)
  expect(first?.length).toBeGreaterThan(20)
  for (const other of others) expect(other).toEqual(first)
})
