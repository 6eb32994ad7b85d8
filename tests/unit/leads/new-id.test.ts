import * as crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { newId } from '../../../db/new-id.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-(\d)[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

// Only newer versions of Node make them (24.16).
test.runIf(crypto.randomUUIDv7)('ids stand in the order of their time', async () => {
  const ids: string[] = []
  for (let moment = 0; moment < 20; moment++) {
    ids.push(newId())
    await sleep(2)
  }
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(20)
  expect(ids.map((id) => UUID.exec(id)?.[1])).toEqual(ids.map(() => '7'))
})

test('a Node that does not make them gives random ones', async () => {
  vi.resetModules()
  vi.doMock('node:crypto', () => ({ ...crypto, randomUUIDv7: undefined }))
  const { newId: newIdOfOlder } = await import('../../../db/new-id.ts')
  expect(UUID.exec(newIdOfOlder())?.[1]).toBe('4')
})
