import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))

test('every document that is named anywhere is there', () => {
  const texts = files.filter((file) => /(\.(tsx?|c?js|md|sh|yml)|file[\w-]*|example)$/i.test(file))
  const named = texts.flatMap((file) => {
    const found = readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.(md|yml|json|service)\b/g)
    return [...found].map(([document]) => ({ file, document }))
  })
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ document }) => !existsSync(document))).toEqual([])
})

test('every link of a document leads to a file, and to a heading in it', () => {
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('db/'))
  const links = documents.flatMap((file) => {
    const found = readFileSync(file, 'utf8').matchAll(
      /\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]+)?\)/g,
    )
    return [...found].map(([, path = '', heading]) => ({
      file,
      target: path ? join(dirname(file), path) : file,
      heading,
    }))
  })
  expect(links.length).toBeGreaterThan(20)
  const broken = links.filter(
    ({ target, heading }) =>
      !existsSync(target) || (heading && !headingsOf(target).includes(heading)),
  )
  expect(broken).toEqual([])
})

/** The headings of a document as links name them. */
function headingsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...found].map(
    ([, title = '']) =>
      `#${title
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-')}`,
  )
}
