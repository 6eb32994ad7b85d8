import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageHead, type PageHeadProps } from '../../../src/layout/page-head.tsx'

const page = {
  title: 'Boat Insurance',
  description: 'What a policy for a boat on the Sound covers.',
  path: '/towns/milford',
}

test('a title names the site', () => {
  expect(head(page)).toContain('<title>Boat Insurance | Fayerweather Marine</title>')
})

test('a title that would be too long for a search result with the site’s name stands alone', () => {
  const title = 'Connecticut Boating License and Safe Boating Certificate'
  expect(head({ ...page, title })).toContain(`<title>${title}</title>`)
})

test('with a town, the title names both', () => {
  expect(head({ ...page, town: 'Milford' })).toContain(
    '<title>Boat Insurance in Milford, CT | Fayerweather Marine</title>',
  )
  expect(head({ ...page, town: 'Milford' })).toContain(`content="${page.description}"`)
})

test.each([
  ['Do you need flood insurance?', 'Do you need flood insurance in Mystic, CT?'],
  ['Do I need it in Connecticut?', 'Do I need it in Mystic, CT?'],
  ['Boats in Connecticut', 'Boats in Mystic, CT'],
  ['In Connecticut waters', 'In Connecticut waters in Mystic, CT'],
  ['No cover?!', 'No cover in Mystic, CT?!'],
  ['Is a boat “total”?', 'Is a boat “total” in Mystic, CT?'],
  ['Why? Ask us', 'Why? Ask us in Mystic, CT'],
  ['Laws of the U.S.', 'Laws of the U.S. in Mystic, CT'],
])('the title %s ends after its town, once', (title, expected) => {
  expect(head({ ...page, title, town: 'Mystic' })).toContain(
    `<title>${expected} | Fayerweather Marine</title>`,
  )
})

test.each([
  ['Who pays?', 'Who pays? Get expert'],
  ['Who pays', 'Who pays. Get expert'],
  ['They say (“it depends.”)', 'They say (“it depends.”) Get expert'],
])('after the description %s a new sentence begins', (description, expected) => {
  const html = head({ ...page, description, town: 'Mystic', product: 'boat insurance' })
  expect(html).toContain(`name="description" content="${expected} advice on`)
})

test('with a town and a product, the description promises advice on it there', () => {
  const html = head({ ...page, town: 'Milford', product: 'boat insurance' })
  expect(html).toContain(
    'name="description" content="What a policy for a boat on the Sound covers. Get expert advice on boat insurance in Milford, CT."',
  )
})

test('a title that names the town itself does not repeat it, and the description still has the advice', () => {
  const title = 'Boat Insurance for Milford'
  const html = head({
    ...page,
    title,
    town: 'Milford',
    titleNamesTown: true,
    product: 'boat insurance',
  })
  expect(html).toContain(`<title>${title} | Fayerweather Marine</title>`)
  expect(html).toContain('Get expert advice on boat insurance in Milford, CT.')
})

test('a page that came back with problems says so first, where it is read, and nowhere else', () => {
  const html = head({ ...page, hasProblems: true })
  expect(html).toContain('<title>Error: Boat Insurance | Fayerweather Marine</title>')
  expect(html).toContain('property="og:title" content="Boat Insurance | Fayerweather Marine"')
})

test('a page without keywords of its own has those of its title, its town, and the agency', () => {
  const general = 'marine insurance, boat insurance, Connecticut, Long Island Sound'
  for (const keywords of [undefined, []]) {
    expect(head({ ...page, keywords })).toContain(
      `name="keywords" content="Boat Insurance, ${general}"`,
    )
  }
  expect(head({ ...page, town: 'Milford' })).toContain(
    `name="keywords" content="Boat Insurance, Milford, ${general}"`,
  )
})

test('keywords and a share image of its own stand where they are given', () => {
  const html = head({ ...page, keywords: ['boat', 'Milford'], shareImage: '/share/milford.png' })
  expect(html).toContain('name="keywords" content="boat, Milford"')
  expect(html).toContain('name="twitter:image" content="http://127.0.0.1:3000/share/milford.png"')
  expect(html).toContain('property="og:image:alt" content="Boat Insurance | Fayerweather Marine"')
})

test.each([
  ['without a path', { ...page, path: undefined }],
  ['marked noindex', { ...page, noindex: true }],
])('a page %s is hidden from search engines, without a canonical link', (_, props) => {
  const html = head(props)
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).not.toMatch(/canonical|og:|geo\./)
})

function head(props: PageHeadProps): string {
  return renderToStaticMarkup(<PageHead {...props} />)
}
