import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { HARD_STOP_MS } from '../../../src/server/stop.ts'

const COMPOSE = readFileSync('docker-compose.yml', 'utf8')

interface Service {
  image: string
  cap_add?: string[]
  stop_grace_period?: string
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  ports?: unknown[]
  profiles?: string[]
  depends_on?: Record<string, { required?: boolean }>
}

describe('docker-compose.yml', () => {
  const { services, networks } = parse(COMPOSE, { merge: true }) as {
    services: Record<string, Service>
    networks: Record<string, { internal?: boolean }>
  }
  const proxies = ['proxy', 'tls'].map((name) => services[name]!)

  test('is of the form that the Compose Specification describes', () => {
    expect(violationsOf(COMPOSE)).toEqual([])
    expect(violationsOf(COMPOSE.replace('mem_limit: 768m', 'memory: 768m'))).toEqual([
      expect.stringContaining('must NOT have additional properties'),
    ])
  })

  test('has its secrets in a folder that git leaves out', () => {
    const script = readFileSync('launch/secrets.sh', 'utf8')
    const [, folder] = /^folder=\$\{1:-(\w+)\}$/m.exec(script) ?? []
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain(`${folder}/`)
  })

  test('gives the proxy longer to stop than its own grace period, after which visitors would be cut off', () => {
    const [, grace] = /grace_period (\d+)s/.exec(readFileSync('launch/Caddyfile', 'utf8')) ?? []
    expect(Number(grace)).toBeGreaterThan(0)
    for (const { stop_grace_period = '10s' } of proxies) {
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(grace))
    }
  })

  test('lets a web process finish what has begun', () => {
    const period = services.web?.stop_grace_period ?? '10s'
    expect(Number.parseInt(period, 10)).toBeGreaterThan(HARD_STOP_MS / 1000)
  })

  test('lets the proxy have the right that its program is marked with: without it, it does not start', () => {
    for (const { cap_add } of proxies) expect(cap_add).toEqual(['NET_BIND_SERVICE'])
  })

  test('has the object store make its folder of certificates where it may write', () => {
    expect(services.minio?.environment?.HOME).toBe('/tmp')
  })

  test('has database and store on a network without a way out, and nothing that is reached from outside on it', () => {
    expect(networks.inside?.internal).toBe(true)
    for (const name of ['postgres', 'minio']) expect(services[name]?.networks).toEqual(['inside'])
    for (const { ports, networks: joined } of Object.values(services)) {
      if (ports) expect(joined).toBeUndefined()
    }
  })

  test('starts without scanner and store, which are profiles', () => {
    expect(services.clamav?.profiles).toEqual(['scanner'])
    expect(services.minio?.profiles).toEqual(['store'])
    for (const [name, { depends_on = {}, environment }] of Object.entries(services)) {
      for (const [other, { required = true }] of Object.entries(depends_on)) {
        if (services[other]?.profiles) expect(required, `${name} needs ${other}`).toBe(false)
      }
      for (const address of ['CLAMD_URL', 'S3_ENDPOINT']) {
        expect([undefined, `\${${address}:-}`]).toContain(environment?.[address])
      }
    }
  })

  test('names a version of each image', () => {
    for (const [name, { image }] of Object.entries(services)) {
      if (!image.startsWith('${SITE_IMAGE')) expect(image, name).toMatch(/:[^:]*\d[^:]*\}$/)
    }
  })
})

/** What the schema of the Compose Specification, which dclint carries, has against a file. */
function violationsOf(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'))
  try {
    const file = join(folder, 'docker-compose.yml')
    writeFileSync(file, text)
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
    return linter
      .lintFiles([file], false)
      .flatMap(({ messages }) => messages)
      .filter(({ rule }) => `${rule}`.startsWith('invalid-'))
      .map(({ message }) => message)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
