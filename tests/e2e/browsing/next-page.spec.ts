import { chromium, expect, type Page } from '@playwright/test'
import { findBrowser } from '../../browser/find.ts'
import { launchOptions } from '../../browser/options.ts'
import { test } from '../checks/reading.ts'
import { wake } from '../steps/navigation.ts'

const RULES = 'script[type=speculationrules]'

interface Rule {
  eagerness: string
  where: { and: Condition[] }
}
interface Condition {
  href_matches?: string | string[]
  selector_matches?: string
  not?: Condition
}

test('the next page is made ahead when it is content, fetched when it has a draft, and never with an effect', async ({
  reader: page,
}) => {
  await page.goto('/')
  const rules = await (await page.request.get('/speculation-rules.json')).json()
  const preparedBy = (action: 'prerender' | 'prefetch', address: string) =>
    page.evaluate(
      ([[rule], path]) => {
        const holds = (condition: Condition): boolean => {
          if (condition.not) return !holds(condition.not)
          const patterns = [condition.href_matches ?? []].flat()
          return patterns.some((pattern) =>
            new URLPattern(pattern, location.href).test(path, location.href),
          )
        }
        return rule?.where.and.filter(({ not }) => !not?.selector_matches).every(holds)
      },
      [rules[action] as Rule[], address] as const,
    )
  for (const [address, prerenders, prefetches] of [
    ['/towns', true, false],
    ['/towns/mystic?town=mystic', true, false],
    ['/blog?page=2', true, false],
    ['/quote', false, true],
    ['/quote?town=mystic', false, true],
    ['/contact', false, true],
    ['/about', false, true],
    ['/admin', false, false],
    ['/admin/leads', false, false],
    ['/api/drafts/forget', false, false],
    ['/newsletter/unsubscribe?token=a', false, false],
    ['/newsletter/confirm?token=a', false, false],
    ['/quote/received?reference=a', false, false],
    ['/request?key=a', false, false],
    ['/images/a.webp', false, false],
    ['/feed.xml', false, false],
    ['https://elsewhere.example/', false, false],
  ] as const) {
    expect.soft(await preparedBy('prerender', address), `prerender ${address}`).toBe(prerenders)
    expect.soft(await preparedBy('prefetch', address), `prefetch ${address}`).toBe(prefetches)
  }
  expect([...rules.prerender, ...rules.prefetch].map((rule: Rule) => rule.eagerness)).toEqual([
    'moderate',
    'moderate',
  ])
})

test('a visitor who saves data has no page made ahead', async ({ request }) => {
  const answer = await request.get('/speculation-rules.json', { headers: { 'save-data': 'on' } })
  expect([answer.status(), await answer.text()]).toEqual([204, ''])
  expect(answer.headers().vary).toContain('save-data')
})

test('a page asks for the rules once it is there, and drops them when it changes in place', async ({
  page,
}) => {
  await page.goto('/terms')
  await expect(page.locator(RULES)).toBeAttached()
  await wake(page)
  await expect(page.locator(RULES)).not.toBeAttached()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/newsletter', { waitUntil: 'networkidle' })
  expect(asked).toContain('/newsletter')
  expect(asked).not.toContain('/speculation-rules.json')
})

test('the page of a link is made ahead when the pointer rests on it', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  const made: string[] = []
  for (const event of ['prerender', 'prefetch'] as const) {
    client.on(`Preload.${event}StatusUpdated`, ({ key }) =>
      made.push(`${event} ${new URL(key.url).pathname}`),
    )
  }
  await client.send('Preload.enable')
  await page.goto('/terms')
  await expect(page.locator(RULES)).toBeAttached()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy policy' }).hover()
  // Playwright lets no page be prerendered, so Chromium says that it wanted to, and fetches it.
  await expect.poll(() => made).toContain('prerender /privacy-policy')
  await footer.getByRole('link', { name: 'Get a quote' }).hover()
  await expect.poll(() => made).toContain('prefetch /quote')
  expect(made).not.toContain('prerender /quote')
})

test('no page keeps itself out of the cache that makes Back instant', async () => {
  const browser = await chromium.launch({
    ...launchOptions(await findBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: process.env.E2E_ADDRESS as string })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.enable')
    const reasons: string[] = []
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) reasons.push(`${type} ${reason}`)
    })
    const goBackTo = async (path: string, before: () => void) => {
      reasons.length = 0
      const answer = await page.goto(path)
      await page.evaluate(before)
      await page.goto('/speculation-rules.json')
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => hasAnswer(page)).toBe(true)
      // Either it came from the cache, or the browser says why not.
      const isOld = async () => (await page.locator('html[data-old]').count()) > 0
      await expect.poll(async () => reasons.length > 0 || (await isOld())).toBe(true)
      return answer?.headers()['cache-control'] ?? ''
    }
    const markDocument = () => {
      document.documentElement.dataset.old = ''
    }
    for (const path of ['/', '/quote', '/towns/mystic', '/blog/navigating-storm-season']) {
      const header = await goBackTo(path, markDocument)
      expect.soft(header, path).not.toContain('no-store')
      // The headless shell has no such cache, but says what else it would have minded.
      if (reasons.some((reason) => reason.includes('DisabledForDelegate'))) {
        expect.soft(reasons.filter(isOfPage), path).toEqual([])
      } else expect.soft(await page.locator('html[data-old]').count(), path).toBe(1)
    }
    // What the browser says of a page that does keep itself out.
    await goBackTo('/terms', () => addEventListener('unload', () => {}))
    expect(reasons.filter(isOfPage)).toEqual(['PageSupportNeeded UnloadHandlerExistsInMainFrame'])
  } finally {
    await browser.close()
  }
})

const isOfPage = (reason: string) => !reason.startsWith('Circumstantial')

function hasAnswer(page: Page): Promise<boolean> {
  return page.evaluate(() => document.readyState === 'complete' && !!document.querySelector('main'))
}
