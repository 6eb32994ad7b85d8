import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const SCRIPT = 'launch/secrets.sh'

let parent = ''
let folder = ''

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'secrets-'))
  folder = join(parent, 'secrets')
})

afterEach(() => rmSync(parent, { recursive: true, force: true }))

const make = () => execFileSync('sh', [SCRIPT, folder], { encoding: 'utf8' })
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('the secrets of a machine', () => {
  test('are made once, each where its service reads it, and closed to others', () => {
    expect(make().split('\n')).toHaveLength(9)
    const password = read('postgres/password')
    expect(password).toMatch(/^[\da-f]{48}$/)
    expect(read('site/database-url')).toBe(`postgres://site:${password}@postgres:5432/site`)
    expect(read('site/s3-access-key')).toBe(read('minio/access-key'))
    expect(read('site/s3-secret-key')).toBe(read('minio/secret-key'))
    expect(read('site/auth-secret')).toMatch(/^[\da-f]{64}$/)
    expect(
      new Set(['site/auth-secret', 'minio/secret-key', 'postgres/password'].map(read)).size,
    ).toBe(3)
    expect(statSync(folder).mode & 0o077).toBe(0)

    expect(make()).toBe('')
    expect(read('postgres/password')).toBe(password)
  })

  test('one that is lost is made again, but never a password that the database no longer takes', () => {
    make()
    rmSync(join(folder, 'site/auth-secret'))
    expect(make()).toBe('made site/auth-secret\n')
    rmSync(join(folder, 'postgres/password'))
    const { status, stderr } = spawnSync('sh', [SCRIPT, folder], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('postgres/password is missing')
  })
})

interface Service {
  read_only: boolean
  cap_drop: string[]
  security_opt: string[]
  restart: string
  mem_limit: string
  healthcheck?: { disable?: boolean }
  environment?: Record<string, string>
  volumes?: string[]
}

describe('docker-compose.yml', () => {
  const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>
  }

  test.each(Object.entries(services))('%s has no right that it does not need', (name, service) => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.restart).toMatch(/^(unless-stopped|on-failure:3)$/)
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
    // The scanner's image writes its configuration at its start.
    expect(service.read_only).toBe(name !== 'clamav')
  })

  test('every secret that a service reads is one that is made', () => {
    make()
    for (const [name, { environment = {}, volumes = [] }] of Object.entries(services)) {
      const files = Object.entries(environment).filter(([setting]) => setting.endsWith('_FILE'))
      const part = volumes.find((volume) => volume.endsWith(':/run/secrets:ro'))?.split('-')[0]
      for (const [, path] of files) {
        const byDefault = path.replace(/^\$\{\w+-(.*)\}$/, '$1')
        expect(read(byDefault.replace('/run/secrets', part ?? ''))).not.toBe('')
      }
      if (['web', 'worker', 'migrate', 'postgres', 'minio'].includes(name)) {
        expect(files.length).toBeGreaterThan(0)
      }
    }
  })
})
