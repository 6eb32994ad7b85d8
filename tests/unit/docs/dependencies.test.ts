import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** This part of the document names packages that are not direct dependencies. */
const LICENSES = /## Licenses that need a word[^]*?(?=\n## )/

test('docs/dependencies.md says of every direct dependency why it is there, and of no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const document = readFileSync('docs/dependencies.md', 'utf8').replace(LICENSES, '')
  const lists = [...document.matchAll(/^- (`[^`]+`(?:,\s+`[^`]+`)*): \S/gm)]
  const listed = lists.flatMap(([, names = '']) => names.match(/[^`,\s]+/g) ?? [])
  expect(listed.sort()).toEqual(used.sort())
})
