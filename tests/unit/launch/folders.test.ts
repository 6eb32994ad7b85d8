import { expect, test } from 'vitest'
import { folderAfter } from '../../../launch/built.ts'

test('a build replaces neither the newest nor the one before, which going back finds', () => {
  const built = ['dist-a']
  for (let builds = 0; builds < 6; builds++) {
    const last = built.at(-1)
    const next = folderAfter(last, 1)
    expect(built.slice(-2)).not.toContain(next)
    expect(folderAfter(next, -1)).toBe(last)
    built.push(next)
  }
  expect(folderAfter(undefined, 1)).toBe('dist-a')
})
