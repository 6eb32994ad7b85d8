import { expect, onTestFinished, test, vi } from 'vitest'
import { Progress } from '../../../launch/progress.ts'

const STEPS = ['styles', 'server code', 'browser code']

test('without a terminal each step is a line of its own, named once', () => {
  const { progress, written } = begin({ isTTY: false })
  progress.step('styles')
  progress.step('browser code')
  progress.step('server code')
  progress.step('browser code')
  progress.end()
  expect(written()).toBe('  1/3 styles\n  3/3 browser code\n')
})

test('on a terminal one line counts the seconds, and leaves nothing behind', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { progress, written } = begin({ isTTY: true, columns: 80 })
  progress.step('styles')
  vi.advanceTimersByTime(2000)
  progress.step('server code')
  progress.end()
  const [, ...drawn] = written().split('\r\x1b[2K')
  expect(drawn).toEqual([
    '  1/3 styles, 0 s',
    '  1/3 styles, 1 s',
    '  1/3 styles, 2 s',
    '  2/3 server code, 2 s',
    '',
  ])
  vi.advanceTimersByTime(5000)
  expect(written().endsWith('\r\x1b[2K')).toBe(true)
})

test('a line never wraps, since only one that does not can be cleared', () => {
  const { progress, written } = begin({ isTTY: true, columns: 10 })
  progress.step('browser code')
  expect(written()).toBe('\r\x1b[2K  3/3 bro')
  progress.end()
})

function begin(terminal: { isTTY: boolean; columns?: number }) {
  vi.stubEnv('TERM', 'xterm')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  let written = ''
  const write = (text: string | Uint8Array) => {
    written += text
    return true
  }
  const progress = new Progress(STEPS, { columns: 80, ...terminal, write })
  return { progress, written: () => written }
}
