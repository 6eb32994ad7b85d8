import { expect, test } from 'vitest'
import { licenseProblems } from '../../run/license-problems.ts'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  [undefined, false],
])('a package with the license %s is fine: %s', (license, isFine) => {
  const problems = licenseProblems({ 'node_modules/some-package': { license } })
  expect(problems).toHaveLength(isFine ? 0 : 1)
})

test('a package inside of another one counts, tools of development and the site itself do not', () => {
  const license = 'GPL-3.0-only'
  expect(licenseProblems({ 'node_modules/a/node_modules/@scope/b': { license } })).toEqual([
    '@scope/b has the license GPL-3.0-only',
  ])
  expect(licenseProblems({ 'node_modules/a': { license, dev: true } })).toEqual([])
  expect(licenseProblems({ '': { license: 'UNLICENSED' } })).toEqual([])
})

test('an exception is for its own packages alone', () => {
  const license = 'LGPL-3.0-or-later'
  expect(licenseProblems({ 'node_modules/@img/sharp-libvips-linux-x64': { license } })).toEqual([])
  expect(licenseProblems({ 'node_modules/sharp-edges': { license } })).toHaveLength(1)
})
