import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUILD_INFO, buildInWords, readBuildInfo } from '../../../src/settings/build-info.ts'

test('a build says its version, and its commit only where it is known', () => {
  const commit = '1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d'
  expect(buildInWords({ version: '1.0.0', commit })).toBe('version 1.0.0 (commit 1a2b3c4d5e)')
  expect(buildInWords({ version: '1.0.0' })).toBe('version 1.0.0')
  expect(buildInWords({})).toBeUndefined()
})

test('what a folder of a build says is read, and a folder without it says nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(readBuildInfo(folder)).toEqual({})
  writeFileSync(join(folder, BUILD_INFO), JSON.stringify({ version: '1.0.0' }))
  expect(readBuildInfo(folder)).toEqual({ version: '1.0.0' })
})
