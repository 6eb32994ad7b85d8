import { readdirSync, readFileSync } from 'node:fs'
import postcss, { type Container, type Rule } from 'postcss'
import { expect, test } from 'vitest'

const FOLDER = 'dist/public/assets'
/** The class of a style: other layers repeat one on purpose, for the parts of a recipe. */
const UTILITY = /^\.([A-Za-z]{1,6})(?![-\w])/

const sheets = readdirSync(FOLDER).filter((name) => name.endsWith('.css'))

test.each(sheets)('in %s no two styles have the same short name', (name) => {
  const seen = new Map<string, Set<string>>()
  postcss.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')).walkRules((rule) => {
    const layers = placesOf(rule)
    if (!layers.includes('layer utilities') || layers.includes('layer compositions')) return
    for (const selector of rule.selectors) {
      const [, className] = UTILITY.exec(selector) ?? []
      if (!className) continue
      seen.set(className, (seen.get(className) ?? new Set()).add(rule.nodes.join()))
    }
  })
  expect(seen.size).toBeGreaterThan(500)
  expect([...seen].filter(([, styles]) => styles.size > 1)).toEqual([])
})

test('every variable that a sheet uses has a value there', () => {
  const css = sheets.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')).join('')
  const named = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name as string)
  const used = new Set(named(/var\((--[\w-]+)/g))
  const given = new Set(named(/(?<![\w-])(--[\w-]+):/g))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !given.has(name))).toEqual([])
})

function placesOf(rule: Rule): string[] {
  const places: string[] = []
  let parent: Container | undefined = rule.parent as Container | undefined
  while (parent?.type === 'atrule') {
    const { name, params } = parent as unknown as { name: string; params: string }
    places.push(`${name} ${params}`)
    parent = parent.parent as Container | undefined
  }
  return places
}
