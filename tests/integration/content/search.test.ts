import { expect, test } from 'vitest'
import { find } from '../../../src/search/find.ts'
import { onBothDatabases } from '../../servers/databases.ts'

/** What owners ask for, in their own words, and a page that has to be among the first three. */
const ASKED = [
  ['claim', '/claims'],
  ['my boat sank', '/claims'],
  ['I sold my boat', '/policy-changes'],
  ['fuel spill', '/claims'],
  ['COI', '/certificates'],
  ['certificate of insurance for the marina', '/certificates'],
  ['price', '/quote'],
  ['jetski', '/products/personal-watercraft'],
  ['hurricane deductable', '/tools/hurricane-deductible'],
  ['condo deductible', '/tools/condominium-deductible'],
  ['papers for a quote', '/tools/what-to-have-ready'],
  ['what does lay-up mean', '/glossary#lay-up'],
  ['flood zone', '/products/flood-insurance'],
  ['mistic', '/towns/mystic'],
  ['old lime', '/towns/old-lyme'],
  ['live aboard', '/products/yacht-insurance'],
  ['bass boat', '/vessels/bass-boat'],
  ['safe boating course for my son', '/boating-license'],
  ['do I need insurance for a kayak', '/vessels/dinghy'],
  ['office hours', '/contact'],
]

onBothDatabases('the search of the site', (open) => {
  test('finds what owners ask for among the first three, with slips and other names', async () => {
    const { db } = await open()
    const missed: string[] = []
    for (const [asked = '', href = ''] of ASKED) {
      const found = (await find(db, asked)).slice(0, 3).map((entry) => entry.href)
      if (!found.includes(href)) missed.push(`${asked}: ${found.join(' ')}`)
    }
    expect(missed).toEqual([])
  })

  test('finds nothing for what is nowhere, and takes anything', async () => {
    const { db } = await open()
    for (const asked of [
      '',
      ' ',
      '?!',
      'zeppelin hangar',
      '"\' or 1=1 --',
      '\0',
      'qqqq '.repeat(3000),
    ]) {
      expect(await find(db, asked), asked.slice(0, 20)).toEqual([])
    }
  })
})
