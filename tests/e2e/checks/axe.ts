import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Frame, type Page } from '@playwright/test'

/**
 * Minified: what the module gives as its source is more than twice as long for each page to read. In ASCII,
 * which a document takes in a quarter less processor time: seventeen characters are not.
 */
const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
).replace(/[^\0-\x7f]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** WCAG 2.2 AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface What {
  /** Only this part of the page, by a selector. */
  part?: string
  /** Rules that make no sense here. */
  without?: string[]
}

/** No axe violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page, what: What = {}) {
  expect(await violationsOf(page, what), `axe violations on ${page.url()}`).toEqual([])
}

/**
 * The violations that axe finds on the page as it stands: each rule with the HTML that breaks it.
 * What stays in place while a page scrolls may cover a part of any target: a target that is large
 * enough once it is scrolled to is no violation.
 *
 * AxeBuilder of @axe-core/playwright says the same, but opens a second tab for every run, which
 * takes five times as long as the run itself.
 */
export async function violationsOf(page: Page, { part, without = [] }: What = {}) {
  await Promise.all(page.frames().map((frame) => load(frame, page)))
  return page.evaluate(
    async ({ part, tags, without }) => {
      const TARGET_SIZE = 'target-size'
      const { violations } = await globalThis.axe.run(part ?? document, {
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
      })
      const { scrollX, scrollY } = window
      for (const violation of violations.filter(({ id }) => id === TARGET_SIZE)) {
        const { nodes } = violation
        violation.nodes = []
        for (const node of nodes) {
          // One in a frame of another site has no element here.
          if (node.element && (await isLargeInView(node.element))) continue
          violation.nodes.push(node)
        }
      }
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      return violations
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])

      async function isLargeInView(element: Element) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await globalThis.axe.run(element, { runOnly: [TARGET_SIZE] })
        return again.violations.length === 0
      }
    },
    { part, tags: TAGS, without },
  )
}

/** Puts axe into a frame, once a document; frames of other sites answer the page's one too. */
async function load(frame: Frame, page: Page) {
  if (await frame.evaluate(() => 'axe' in globalThis)) return
  if (frame === page.mainFrame()) {
    // Half a megabyte: through `evaluate`, it takes twice as long.
    const session = await sessionOf(page)
    await session.send('Runtime.evaluate', { expression: SOURCE })
  } else await frame.evaluate(SOURCE)
  await frame.evaluate(() => globalThis.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

declare global {
  /** As the page has it. */
  var axe: typeof import('axe-core')
}
