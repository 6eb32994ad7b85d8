import { readFileSync } from 'node:fs'
import spdxSatisfies from 'spdx-satisfies'
import { expect, test } from 'vitest'

/** What any package that runs or builds the site may have. */
const ALLOWED = [
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'],
  ...['BlueOak-1.0.0', 'CC0-1.0'],
]

/** Packages with another license, by the beginning of their names; docs/dependencies.md says why. */
const EXCEPTIONS: Record<string, string[]> = {
  '@img/sharp-': ['Apache-2.0', 'MIT', 'LGPL-3.0-or-later'],
  'libheif-js': ['LGPL-3.0'],
  lightningcss: ['MPL-2.0'],
  'caniuse-lite': ['CC-BY-4.0'],
}

/** Their package.json names no license: the readme of the one and the LICENSE of the other do. */
const UNNAMED: Record<string, string> = { 'combine-errors': 'MIT', 'png-js': 'MIT' }

test('every package of production has a license that somebody has looked at (docs/dependencies.md)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(licenseProblems(packages)).toEqual([])
})

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

/** A package of a lock file; only what is asked here. */
interface Locked {
  license?: string
  dev?: boolean
}

/**
 * The production packages of a lock file whose licenses are not known to be fine, each as a sentence.
 * @param packages By the folder that each is installed in; the root package is the empty one.
 */
function licenseProblems(packages: Record<string, Locked>): string[] {
  return Object.entries(packages).flatMap(([folder, { license, dev }]) => {
    if (!folder || dev) return []
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const stated = license ?? UNNAMED[name]
    if (!stated) return [`${name} names no license`]
    return isFine(stated, allowedFor(name)) ? [] : [`${name} has the license ${stated}`]
  })
}

function allowedFor(name: string): string[] {
  const found = Object.keys(EXCEPTIONS).find((beginning) => name.startsWith(beginning))
  return found ? [...ALLOWED, ...(EXCEPTIONS[found] ?? [])] : ALLOWED
}

/** What is no SPDX expression ("SEE LICENSE IN …") has to be looked at. */
function isFine(license: string, allowed: string[]): boolean {
  try {
    return spdxSatisfies(license, allowed)
  } catch {
    return false
  }
}
