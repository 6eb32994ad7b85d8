import { expect } from '@playwright/test'
import { marinaOwner, sampleTestimonials } from '../../../db/seed/testimonials.ts'
import { WebSite } from '../../sites/web-site.ts'
import { test } from '../fixtures/kept.ts'

const PUBLIC = 'https://www.blackrock.test'
const site = new WebSite({ SITE_URL: PUBLIC, FOUNDED: '1987' })
test.beforeAll(() => site.start())
test.afterAll(() => site.remove())

test('at a public address no page shows a sample, or a rating that nobody gave', async ({
  request,
}) => {
  const map = await (await request.get(`${site.address}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/products/boat-insurance']))
  const names = [...sampleTestimonials, marinaOwner].map(({ name }) => name)
  for (const path of paths) {
    const page = await (await request.get(site.address + path)).text()
    expect(page, path).toContain('</html>')
    for (const invented of [...names, 'What Our Clients Say', 'From a Client', 'out of 5 stars']) {
      expect(page, path).not.toContain(invented)
    }
  }
  const home = await (await request.get(site.address)).text()
  expect(home).toContain('Trusted by over 500 boat owners')
})

test('the year of the founding is the agency’s own, in link previews too', async ({ request }) => {
  const about = await (await request.get(`${site.address}/about`)).text()
  for (const name of [
    'name="description"',
    'property="og:description"',
    'name="twitter:description"',
  ]) {
    expect(about).toMatch(new RegExp(`<meta ${name} content="[^"]* Founded in 1987,`))
  }
})
