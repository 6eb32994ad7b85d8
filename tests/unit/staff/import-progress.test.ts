import { describe, expect, test } from 'vitest'
import type { ImportRun } from '../../../db/writing/imports.ts'
import {
  importPercent,
  importStatus,
  importToasts,
  stepsSince,
} from '../../../src/staff/imports/import-status.ts'

const under = { state: 'importing', done: 0, total: 10 } as const

describe('the bar of an import', () => {
  test('starts at 5 percent and rises 5 every 0.8 s up to 90', () => {
    expect(importPercent(0)).toBe(5)
    const shown = Array.from({ length: 20 }, (_, step) => importPercent(step, under))
    expect(shown.slice(0, 4)).toEqual([5, 10, 15, 20])
    expect(shown[17]).toBe(90)
    expect(shown[19]).toBe(90)
    expect([0, 799, 800, 1600].map(stepsSince)).toEqual([0, 0, 1, 2])
    expect(stepsSince(-5)).toBe(0)
  })

  test('follows what is reported, up to 90, and never goes back', () => {
    expect(importPercent(0, { ...under, done: 3 })).toBe(30)
    expect(importPercent(10, { ...under, done: 3 })).toBe(55)
    expect(importPercent(0, { ...under, done: 10 })).toBe(90)
    expect(importPercent(3, { ...under, total: 0 })).toBe(20)
  })

  test('stands at 100 when the import is complete', () => {
    expect(importPercent(0, { state: 'complete', done: 10, total: 10 })).toBe(100)
  })
})

const run: ImportRun = {
  id: 'one',
  startedBy: 'anna@agency.example',
  createdAt: '2026-11-21T15:00:00.000Z',
  startedAt: undefined,
  finishedAt: undefined,
  total: 0,
  outcomes: [],
  failure: undefined,
}
const taken = { ...run, startedAt: '2026-11-21T15:00:01.000Z', total: 2 }
const ended = { ...taken, finishedAt: '2026-11-21T15:00:03.000Z' }

describe('the status of an import', () => {
  test('is waiting, importing, complete or failed, and success only known at the end', () => {
    expect(importStatus(run)).toMatchObject({ state: 'waiting', success: null, elapsedMs: 0 })
    expect(importStatus(taken, new Date('2026-11-21T15:00:02.000Z'))).toMatchObject({
      state: 'importing',
      success: null,
      elapsedMs: 1000,
    })
    const complete = { ...ended, outcomes: [{ slug: 'a', result: 'imported' as const }] }
    expect(importStatus(complete)).toMatchObject({ state: 'complete', success: true, count: 1 })
    expect(importStatus({ ...ended, failure: 'it is unavailable' })).toMatchObject({
      state: 'failed',
      success: false,
      errors: ['General import error: it is unavailable'],
      elapsedMs: 2000,
    })
  })

  test('with any error has failed, whatever was imported', () => {
    const failed = { slug: 'b', result: 'failed' as const, title: 'B [Town]', reason: 'no title' }
    const outcomes = [{ slug: 'a', result: 'imported' as const }, failed]
    expect(importStatus({ ...ended, outcomes })).toMatchObject({
      state: 'failed',
      success: false,
      done: 2,
      count: 1,
      errors: ['Failed to import "B [Town]": no title'],
    })
  })
})

describe('the toasts of an import', () => {
  const titles = (count: number, skipped: number, success: boolean | null = true) =>
    importToasts({ ...importStatus(ended), count, skipped, success }).map(({ title }) => title)

  test('say how many were imported, then how many were skipped', () => {
    expect(titles(10, 0)).toEqual(['Successfully imported 10 pre-written blog posts'])
    expect(titles(7, 3)).toEqual([
      'Successfully imported 7 pre-written blog posts',
      '3 posts were skipped (already exist)',
    ])
    expect(titles(0, 10)).toEqual(['10 posts were skipped (already exist)'])
  })

  test('say that some failed, and nothing before the end', () => {
    expect(titles(7, 0, false)).toEqual([
      'Some blog posts failed to import. See console for details.',
    ])
    expect(titles(7, 0, null)).toEqual([])
  })
})
