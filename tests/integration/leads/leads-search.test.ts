import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { listLeads } from '../../../db/leads/lead-list.ts'
import { addNote } from '../../../db/leads/lead-notes.ts'
import { ALL, allExported, lead, names } from '../../samples/lead-lists.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('a search for leads', (open) => {
  test('finds by phone in any spelling, its last digits, and the reference', async () => {
    const { db } = await open()
    const { reference } = await lead(db, 'Jane Doe', { phone: '+1 (860) 555-0144' })
    await lead(db, 'Tom Okafor', { phone: '203.555.0199' })
    for (const search of [
      '860-555-0144',
      '(860) 555 0144',
      '18605550144',
      '+1 860.555.0144',
      '5550144',
      '555-0144',
      '0144',
      reference,
      reference.toLowerCase(),
      reference.replace(/^FM-|-/g, ''),
    ]) {
      expect(await names(db, { search }), search).toEqual(['Jane Doe'])
    }
    expect(await names(db, { search: '860-555-9999' })).toEqual([])
  })

  test('finds by letters of any script', async () => {
    const { db } = await open()
    await lead(db, 'Ann Li', { additional_details: 'aᦰb and 船 and Ωμέγα' })
    for (const search of ['aᦰb', 'aᦰ ann', '船', 'ωμεγα']) {
      expect(await names(db, { search }), search).toEqual(['Ann Li'])
    }
    expect(await names(db, { search: 'aᦱ' })).toEqual([])
  })

  test('finds by words of the message, town, and address, with accents or without', async () => {
    const { db } = await open()
    await lead(db, 'Luís Fernández', { additional_details: 'The MAST broke near Nürnberg.' })
    await lead(db, 'Ann Li')
    for (const search of ['luis', 'FERNÁNDEZ', 'fernandez mast', 'nurnb', 'Nürnberg', 'mas bro']) {
      expect(await names(db, { search }), search).toEqual(['Luís Fernández'])
    }
    expect(await names(db, { search: 'bridgeport' })).toHaveLength(2)
    expect(await names(db, { search: 'visitor.example' })).toHaveLength(2)
    // Of "broke"; a reference has no O by chance.
    expect(await names(db, { search: 'roke' })).toEqual([])
  })

  test('finds by a name or a number with its signs or without', async () => {
    const { db } = await open()
    await lead(db, 'Seán O’Brien', { additional_details: 'Insured for $1,250,000, dock 1,2.' })
    await lead(db, "Ann d'Arcy-O'Dea")
    await lead(db, 'Bo Sund', { estimated_value: '43210' })
    for (const search of ['43,210', '$43,210', '43210']) {
      expect(await names(db, { search }), search).toEqual(['Bo Sund'])
    }
    for (const search of [
      'obrien',
      'OBri',
      "o'brien",
      'O’Brien',
      'brien',
      '1250000',
      '1,250,000',
    ]) {
      expect(await names(db, { search }), search).toEqual(['Seán O’Brien'])
    }
    for (const search of ['darcy odea', "d'arcy", 'dea']) {
      expect(await names(db, { search }), search).toEqual(["Ann d'Arcy-O'Dea"])
    }
    expect(await names(db, { search: 'darcyodea' })).toEqual([])
  })

  test('finds a name of letters and digits, however it is joined', async () => {
    const { db } = await open()
    const additional_details = 'C&C or J/105, hull ABC12345D404, policy CT-88-1234.5, slip B-12.'
    await lead(db, 'Una Numbers', { additional_details })
    for (const search of [
      'J105',
      'j/105',
      'j 105',
      'B12',
      'b-12',
      'ABC-12345-D404',
      'abc12345d404',
      'CT881234',
      'ct-88-1234.5',
      '88-1234',
      'policy 1234.5',
    ]) {
      expect(await names(db, { search }), search).toEqual(['Una Numbers'])
    }
    expect(await names(db, { search: 'J-106' })).toEqual([])
  })

  test('finds by an address, its beginning, or its parts', async () => {
    const { db } = await open()
    const additional_details = 'Write to my brother (Tom.O-Reilly+boat@mail.example), please.'
    await acceptLead(db, { email: 'jane.doe@harbor.example', formData: { additional_details } })
    const found = ['jane.doe@harbor.example', 'JANE.DOE@', 'jane.doe@har', 'jane harbor', '@harbor']
    for (const search of [
      ...found,
      'tom.o-reilly+boat@mail.example',
      'reilly',
      'jane.doe@h brother',
    ]) {
      expect((await listLeads(db, { ...ALL, order: 'newest', search })).found, search).toBe(1)
    }
    for (const search of ['jane@harbor.example', 'doe@harbor.example', 'jane.doe@mail']) {
      expect((await listLeads(db, { ...ALL, order: 'newest', search })).found, search).toBe(0)
    }
  })

  test('takes any text, and none of it as a command', async () => {
    const { db } = await open()
    await lead(db, "Rosa O'Lund", { additional_details: 'dock NEAR mystic AND not OR' })
    const found = ['near', 'NEAR', '"dock" OR', 'not and', "o'lund", 'dock* & ! | <->', 'rosa:*']
    for (const search of found) expect(await names(db, { search }), search).toHaveLength(1)
    // No part of a reference, which is random, is as long.
    const hostile = ['"', "'", '*', '🚤', '\\', ';--', ':*', 'a'.repeat(5000), 'NEAR(zzzzz yy)']
    for (const search of [
      ...hostile,
      'zzzzz AND dock',
      '"zzzzz',
      'words:zzzzz',
      '{zzzzz}',
      '^zzzzz',
      '\uD800',
    ]) {
      expect(await names(db, { search }), search.slice(0, 20)).toEqual([])
    }
  })

  test('finds by amended answers, and still by those before', async () => {
    const { db } = await open()
    const first = quoteRequest()
    await acceptSubmission(db, first)
    const formData = { ...first.formData, last_name: 'Amended', phone: '401-555-0100' }
    await acceptSubmission(db, { ...first, formData })
    expect(await names(db, { search: '4015550100' })).toEqual(['Jane Amended'])
    expect(await names(db, { search: 'doe' })).toEqual(['Jane Amended'])
    const [exported] = await allExported(db, ALL)
    expect(exported?.answers).toMatchObject({ last_name: 'Amended' })
  })

  test('finds by what brokers noted, also by two notes of one moment', async () => {
    const { db } = await open()
    const anna = { email: 'anna@agency.example' }
    const { id } = await lead(db, 'Jane Doe')
    await lead(db, 'Ann Li')
    const notes = ['Travelers quoted $1,840', 'Surveyor: Capt. Ødegård', 'Prefers mornings']
    await Promise.all(notes.map((note) => addNote(db, anna, id, note)))
    for (const search of ['travelers', '1840', 'surveyor morn', 'doe travel']) {
      expect(await names(db, { search }), search).toEqual(['Jane Doe'])
    }
    // Not by who noted it.
    expect(await names(db, { search: 'anna@agency.example' })).toEqual([])
  })
})
