import { expect, test } from 'vitest'
import { findLeads } from '../../../src/staff/leads/list/find-leads.ts'
import { lead } from '../../samples/lead-lists.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const anna = { id: 'anna', email: 'anna@agency.example' }

onBothDatabases('a search of leads while it is typed', (open) => {
  test('finds beginnings of words, and names with a slip in them when nobody has the name', async () => {
    const { db } = await open()
    for (const name of ['Jane Johnson', 'John Roe', 'Ana Montgomery', 'José Núñez']) {
      await lead(db, name)
    }
    const found = async (search: string) => {
      const { leads, found } = await findLeads(db, anna, search)
      return [found, leads.map(({ title }) => title)]
    }
    expect(await found('joh')).toEqual([2, ['John Roe', 'Jane Johnson']])
    expect(await found('Jonson')).toEqual([0, ['Jane Johnson']])
    expect(await found('jane jonhson')).toEqual([0, []])
    expect(await found('jane johnsen')).toEqual([0, ['Jane Johnson']])
    expect(await found('Montgommerie')).toEqual([0, []])
    expect(await found('Montgomerry')).toEqual([0, ['Ana Montgomery']])
    expect(await found('nunes')).toEqual([0, ['José Núñez']])
    // Other names, short ones, and what is no name.
    for (const search of ['Jansen', 'Roa', '06609', 'zz', '!?']) {
      expect(await found(search), search).toEqual([0, []])
    }
  })
})
