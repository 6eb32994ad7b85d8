import { expect } from '@playwright/test'
import { visitsOf } from '../../sites/visits-of.ts'
import { WebSite } from '../../sites/web-site.ts'
import { until } from '../../tools/until.ts'
import { test } from '../fixtures/kept.ts'
import { RawTab } from '../fixtures/raw-browser.ts'

const LINK = 'main section a[href="/towns/groton"]'

test('a page made before the click is counted when it is opened, once', async () => {
  const site = new WebSite()
  await site.start()
  const tab = await RawTab.open()
  try {
    await tab.send('Page.enable')
    await tab.send('Preload.enable')
    await tab.send('Page.navigate', { url: `${site.address}/towns` })
    await tab.events('Preload.ruleSetUpdated', () => true)
    const place = await tab.evaluate(`(() => {
      const link = document.querySelector('${LINK}')
      link.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(place as object) })
    await tab.events(
      'Preload.prerenderStatusUpdated',
      ({ key, status }) => (key as { url: string }).url.endsWith('/groton') && status === 'Ready',
    )
    // The page behind the link has run its script by now, and this page's own visit has arrived.
    await until(
      'the page with the link is counted',
      async () => (await visitsOf(site.databaseFile, '/towns')) === 1,
    )
    expect(await visitsOf(site.databaseFile, '/towns/groton')).toBe(0)
    for (const type of ['mousePressed', 'mouseReleased']) {
      const press = { type, ...(place as object), button: 'left', clickCount: 1 }
      await tab.send('Input.dispatchMouseEvent', press).catch(() => {
        // The page that was clicked is gone before it answers.
      })
    }
    await until(
      'the opened page is counted',
      async () => (await visitsOf(site.databaseFile, '/towns/groton')) > 0,
    )
    expect(await visitsOf(site.databaseFile, '/towns/groton')).toBe(1)
    expect(await visitsOf(site.databaseFile, '/towns')).toBe(1)
  } finally {
    await tab.close()
    await site.remove()
  }
})
