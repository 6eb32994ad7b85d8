import { expect, test } from 'vitest'
import type { Lead } from '../../../db/leads/lead.ts'
import { drawPaper } from '../../../src/staff/leads/paper/draw-paper.ts'
import { drawnText } from '../../../src/staff/leads/paper/drawn-text.ts'
import { type RequestPaper, requestPaper } from '../../../src/staff/leads/paper/request-paper.ts'
import { pagesOfPdf } from '../../tools/pdf-text.ts'

const AGENCY = { name: 'Fayerweather Marine', phone: '203-555-0100' }
const REQUEST = {
  insurance_type: 'boat',
  vessel_type: 'sailboat',
  vessel_length: 34,
  vessel_value: '85000',
  first_name: 'Åsa',
  last_name: 'Ångström',
  email: 'asa@visitor.example',
  phone: '2035550123',
  additional_details: 'We race on Wednesdays.',
}

function paperOf(
  saved: Record<string, string> = {},
  formData: object = REQUEST,
  kind: Lead['kind'] = 'quote',
): RequestPaper {
  const lead = {
    kind,
    formData,
    reference: 'FM-7K3Q-9XTD',
    createdAt: '2026-11-28T15:00:00.000Z',
    name: 'Åsa Ångström',
    email: 'asa@visitor.example',
    phone: '2035550123',
    amendments: [],
    application: { answers: saved, savedAt: '2026-11-29T15:00:00.000Z' },
  }
  return requestPaper({ lead: lead as unknown as Lead, vessels: [], files: [] }, AGENCY)
}

const titles = ({ sections }: RequestPaper) => sections.map(({ title }) => title)
const rowOf = ({ sections }: RequestPaper, label: string) =>
  sections.flatMap(({ rows }) => rows).find((row) => row.label === label)

test('a request on paper begins with the person and what was asked, then has the order of the trade', () => {
  const paper = paperOf({ propulsion: 'Sail, with an engine', top_speed: '70', horsepower: 'many' })
  expect(titles(paper)).toEqual([
    'The person',
    'What was asked',
    'The owner',
    'The boat',
    'Engines, rig and equipment',
    'Where it is kept, and where it goes',
    'How it is used',
    'Who runs it',
    'Losses',
    'The policy',
    'To check',
  ])
  expect(paper.facts[0]).toBe(
    'Quote request FM-7K3Q-9XTD, received November 28, 2026 at 10:00 AM, Bridgeport time',
  )
  expect(rowOf(paper, 'Phone')?.answer).toBe('203-555-0123')
  expect(rowOf(paper, 'Additional details')?.answer).toBe('We race on Wednesdays.')
  expect(rowOf(paper, 'Horsepower of each engine')?.answer).toBe('many (not understood)')
  expect(paper.sections.at(-1)?.notes).toEqual(['A boat of 34 feet hardly reaches 70 knots.'])
})

test('what is not answered is room to write, or boxes to tick, where the question stands', () => {
  const paper = paperOf()
  expect(rowOf(paper, 'Make')).toEqual({ label: 'Make', lines: 1 })
  expect(rowOf(paper, 'Mailing address')).toEqual({ label: 'Mailing address', lines: 2 })
  expect(rowOf(paper, 'Fuel')?.choices).toEqual(['Gasoline', 'Diesel', 'Electric', 'Other'])
  expect(rowOf(paper, 'Length in feet')?.answer).toBe('34 feet')
})

test('what is not asked any more stands under its own heading', () => {
  const paper = paperOf({ propulsion: 'Sail only', horsepower: '20' })
  const also = paper.sections.find(({ title }) => title === 'Also answered')
  expect(also?.rows).toEqual([{ label: 'Horsepower of each engine', answer: '20' }])
})

test('a request of which insurers ask nothing is a paper, too', () => {
  const message = { name: 'Åsa Ångström', email: 'asa@visitor.example', message: 'Call me' }
  expect(titles(paperOf({}, message, 'contact'))).toEqual(['The person', 'What was asked'])
})

test('letters that the fonts do not have are said, each once, and no other is lost', () => {
  const text = drawnText()
  expect(text.draw('Łukasz Nguye\u0302\u0303n Ångström Жук Ωμέγα')).toBe(
    'Łukasz Nguyễn Ångström Жук Ωμέγα',
  )
  expect(text.undrawn()).toBeUndefined()
  expect(text.draw('漢字 and 漢 👩‍🚀 at 3')).toBe('□□ and □ □ at 3')
  expect(text.undrawn()).toContain('do not have U+6F22, U+5B57, U+1F469, U+1F680: each')
  const paper = paperOf({ owner_names: '漢字' })
  expect(rowOf(paper, 'Owner or owners, as on the title or deed')?.answer).toBe('□□')
  expect(paper.facts.join()).toContain('U+6F22')
})

test('every letter that counts as drawn is in both fonts', async () => {
  const { draw } = drawnText()
  const all = Array.from({ length: 0x2c00 }, (_, code) => String.fromCodePoint(code))
  // Accents stand on a letter, and blanks of several kinds are read back as one.
  const drawn = all.filter((one) => /[^\s\p{M}]/u.test(one) && draw(one) === one && one !== '□')
  expect(drawn.length).toBeGreaterThan(600)
  const words = drawn.map((one, at) => (at % 40 === 39 ? `${one} ` : one)).join('')
  const heading = { title: words, rows: [], notes: [words] }
  const paper = { ...paperOf(), sections: [heading] }
  const pages = (await pagesOfPdf(await drawPaper(paper))).join('').normalize('NFKC')
  // What looks the same, such as the micro sign and mu, or hyphens, is one glyph.
  const read = (one: string) => one.normalize('NFKC').replace(/[\u2010\u2011]/g, '-')
  const isRead = (one: string) => pages.split(read(one)).length > 2
  expect(drawn.filter((one) => !isRead(one))).toEqual([])
})

test('a long note goes on over pages, a word without an end is broken, and each page says which it is', async () => {
  const details = Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ')
  const paper = paperOf(
    { owner_names: 'x'.repeat(300) },
    { ...REQUEST, additional_details: details },
  )
  const pages = await pagesOfPdf(await drawPaper(paper))
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, at) => {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    expect(page).toContain('Fayerweather Marine, 203-555-0100')
    expect(page).toContain('FM-7K3Q-9XTD')
  })
  const text = pages.join(' ')
  for (const word of details.split(' ')) expect(text).toContain(word)
  expect(text.replaceAll(' ', '')).toContain('x'.repeat(300))
})
