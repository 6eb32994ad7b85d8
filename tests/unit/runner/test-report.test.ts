import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../../run/outcome.ts'
import { readReport } from '../../run/report.ts'

const passed: Outcome = { file: 'a.test.ts', title: 'floats', state: 'passed', ms: 1 }
const failed: Outcome = { ...passed, title: 'sinks', state: 'failed' }

function read(report: Outcome[] | undefined, status: number) {
  const folder = mkdtempSync(join(tmpdir(), 'report-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  if (report) writeFileSync(file, JSON.stringify(report))
  return readReport(file, status, (it) => it as Outcome[])
}

test('a runner that ends well is believed', () => {
  expect(read([passed], 0)).toEqual([passed])
})

test('a runner that fails with its tests fails once', () => {
  expect(read([passed, failed], 1)).toEqual([passed, failed])
})

test('a runner that fails although its tests passed is a failure of its own', () => {
  expect(read([passed], 1)).toMatchObject([passed, { state: 'failed' }])
})

test('a runner without a report has failed, whatever its status says', () => {
  expect(read(undefined, 1)).toMatchObject([{ state: 'failed' }])
  expect(read(undefined, 0)).toMatchObject([{ state: 'failed' }])
})
