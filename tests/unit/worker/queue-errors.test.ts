import { EventEmitter } from 'node:events'
import type { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { logOptions } from '../../../src/telemetry/log-options.ts'
import { logQueueErrors } from '../../../worker/queue/queue.ts'

afterEach(() => void vi.useRealTimers())

function openLog() {
  const boss = new EventEmitter()
  const lines: { err: { message: string; code?: string; stack: string }; repeated?: number }[] = []
  const log = pino(logOptions, { write: (line) => lines.push(JSON.parse(line)) })
  logQueueErrors(boss as unknown as PgBoss, log)
  return { boss, lines }
}

test('an error that pg-boss copied is logged with its message, code and place', () => {
  const { boss, lines } = openLog()
  const error = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  boss.emit('error', { ...error, message: error.message, stack: error.stack, queue: 'sweeps' })
  expect(lines[0]?.err).toMatchObject({ message: 'read ECONNRESET', code: 'ECONNRESET' })
  expect(lines[0]?.err.stack).toContain('queue-errors.test.ts')
})

test('the same error of every lane is one line a minute, with how often it came', () => {
  vi.useFakeTimers()
  const { boss, lines } = openLog()
  const report = (times: number, message = 'read ECONNRESET') => {
    for (let time = 0; time < times; time++) boss.emit('error', new Error(message))
  }
  report(30)
  report(1, 'the table is gone')
  vi.advanceTimersByTime(60_000)
  report(2)
  expect(lines.map(({ err, repeated }) => [err.message, repeated])).toEqual([
    ['read ECONNRESET', undefined],
    ['the table is gone', undefined],
    ['read ECONNRESET', 29],
  ])
})

test('something that is no error at all is logged, too', () => {
  const { boss, lines } = openLog()
  boss.emit('error', undefined)
  expect(lines[0]?.err.message).toBe('an error without a message')
})
