import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENT = readFileSync('docs/security.md', 'utf8')
const ENDINGS = ['.test.ts', '.test.tsx', '.spec.ts']

/** How many requirements of level 1 each section of ASVS 5.0 has that has any. */
const LEVEL_1 =
  '1.2:5 1.3:2 1.5:1 2.1:1 2.2:2 2.3:1 3.2:2 3.3:1 3.4:2 3.5:3 4.1:1 4.4:1 5.2:2 5.3:2 6.1:1 6.2:8 6.3:2 6.4:2 7.2:4 7.4:2 8.1:1 8.2:2 8.3:1 9.1:3 9.2:1 10.4:5 11.3:2 11.4:1 12.1:1 12.2:2 13.4:1 14.2:1 14.3:1 15.1:1 15.2:1 15.3:1'

test('docs/security.md has every requirement of level 1 once', () => {
  const wanted = LEVEL_1.split(' ').flatMap((section) => {
    const [name, count] = section.split(':')
    return Array.from({ length: Number(count) }, (_, at) => `${name}.${at + 1}`)
  })
  expect(wanted).toHaveLength(70)
  const rows = [
    ...DOCUMENT.matchAll(/^\| (\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?[^|]*\| \S.*? \| \S/gm),
  ]
  const found = rows.flatMap(([, section, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${section}.${Number(first) + at}`,
    ),
  )
  expect(found).toEqual(wanted)
})

test.each([
  ['docs/security.md', 50],
  ['docs/reliability.md', 1],
])('every test and file that %s names is there', (document, atLeast) => {
  const text = readFileSync(document, 'utf8')
  const tests = [...text.matchAll(/`((?:unit|integration|e2e|faults)\/[\w/-]+)`/g)]
  const files = [...text.matchAll(/`((?:src|docs|worker|tests)\/[\w./-]+\.\w+)`/g)]
  expect(tests.length + files.length).toBeGreaterThanOrEqual(atLeast)
  const missing = [
    ...tests.filter(([, name]) => !ENDINGS.some((end) => existsSync(`tests/${name}${end}`))),
    ...files.filter(([, file = '']) => !existsSync(file)),
  ]
  expect(missing.map(([, name]) => name)).toEqual([])
})
