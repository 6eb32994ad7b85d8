import { expect, test, vi } from 'vitest'
import { unlessBusy } from '../../../src/server/pages/busy-page.ts'
import { BusyError, RenderQueue } from '../../../src/server/pages/render-queue.ts'

/** The machine may be busy with others. */
const PATIENTLY = { timeout: 60_000 }

/** Renders that end when they are told to, and the order in which they began. */
class Renders {
  readonly began: string[] = []
  mostAtOnce = 0
  #open = 0
  readonly #ends = new Map<string, () => void>()

  readonly of = (name: string) => async () => {
    this.began.push(name)
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#open)
    await new Promise<void>((end) => this.#ends.set(name, end))
    this.#open--
    return name
  }

  async end(name: string) {
    await vi.waitFor(() => expect(this.#ends.has(name), name).toBe(true), PATIENTLY)
    this.#ends.get(name)?.()
  }
}

test('what many want is rendered once, whoever they are', async () => {
  const queue = new RenderQueue({ atOnce: 1 })
  const renders = new Renders()
  const first = queue.run('a', '/first', renders.of('first'))
  const wanted = ['a', 'b', 'a', 'c', 'b'].map((who) =>
    queue.run(who, '/towns', renders.of('towns')),
  )
  const alone = queue.run('a', undefined, renders.of('alone'))
  for (const name of ['first', 'towns', 'alone']) await renders.end(name)
  // Also one that comes while it is rendered.
  expect(await Promise.all(wanted)).toEqual(Array(5).fill('towns'))
  await Promise.all([first, alone])
  expect(renders.began).toEqual(['first', 'towns', 'alone'])
  const again = queue.run('a', '/towns', renders.of('again'))
  await renders.end('again')
  expect(await again).toBe('again')
})

test('few render at once, and addresses take turns', async () => {
  const queue = new RenderQueue({ atOnce: 2 })
  const renders = new Renders()
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].map((name) =>
    queue.run(name.charAt(0), name, renders.of(name)),
  )
  await vi.waitFor(() => expect(renders.began).toEqual(['a1', 'a2']), PATIENTLY)
  expect(queue.waiting).toBe(6)
  const ends = ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']
  for (const name of ends) await renders.end(name)
  await Promise.all(all)
  expect(renders.began).toEqual(ends)
})

test('a render that waits for a slow database lets others begin, but not any number', async () => {
  const queue = new RenderQueue({ atOnce: 1, slowAfterMs: 5, slowAtOnce: 2 })
  const renders = new Renders()
  const all = ['1', '2', '3', '4', '5'].map((name) => queue.run('a', name, renders.of(name)))
  await vi.waitFor(() => expect(renders.began).toEqual(['1', '2', '3']), PATIENTLY)
  for (const name of ['1', '2', '3', '4', '5']) await renders.end(name)
  await Promise.all(all)
  expect(renders.mostAtOnce).toBe(3)
})

test('the line of an address has an end, and one with a failed render goes on', async () => {
  const queue = new RenderQueue({ atOnce: 1, perAddress: 2 })
  const renders = new Renders()
  const failing = queue.run('a', 'fails', () => Promise.reject(new Error('no page')))
  const waiting = [queue.run('a', '1', renders.of('1')), queue.run('a', '2', renders.of('2'))]
  await expect(queue.run('a', '3', renders.of('3'))).rejects.toThrow(BusyError)
  // Others have lines of their own, what waits already may be asked for, and a form has its answer.
  const other = queue.run('b', '3', renders.of('3'))
  const same = queue.run('a', '1', renders.of('again'))
  const form = queue.run('a', undefined, renders.of('form'), false)
  await expect(failing).rejects.toThrow('no page')
  for (const name of ['3', '1', '2', 'form'].toSorted()) await renders.end(name)
  await Promise.all([...waiting, other, same, form])
  expect(renders.began).not.toContain('again')
})

test('when no more may wait, the longest line loses its last to a shorter one', async () => {
  const queue = new RenderQueue({ atOnce: 1, perAddress: 10, inAll: 4 })
  const renders = new Renders()
  const first = queue.run('a', '0', renders.of('0'))
  const long = ['1', '2', '3', '4'].map((name) => queue.run('a', name, renders.of(name)))
  const lost = expect(long[3]).rejects.toThrow(BusyError)
  const other = queue.run('b', 'b', renders.of('b'))
  await lost
  await expect(queue.run('a', '5', renders.of('5'))).rejects.toThrow(BusyError)
  expect(queue.waiting).toBe(4)
  const rest = long.slice(0, 3)
  for (const name of ['0', '1', 'b', '2', '3'].toSorted()) await renders.end(name)
  await Promise.all([first, other, ...rest])
})

test('but the answer to a form is not what it loses', async () => {
  const queue = new RenderQueue({ atOnce: 1, perAddress: 10, inAll: 4 })
  const renders = new Renders()
  const first = queue.run('a', '0', renders.of('0'))
  const page = queue.run('a', '1', renders.of('1'))
  const forms = ['2', '3', '4'].map((name) => queue.run('a', name, renders.of(name), false))
  const lost = expect(page).rejects.toThrow(BusyError)
  const other = queue.run('b', 'b', renders.of('b'))
  await lost
  await expect(queue.run('c', 'c', renders.of('c'))).rejects.toThrow(BusyError)
  for (const name of ['0', '2', 'b', '3', '4'].toSorted()) await renders.end(name)
  expect(await Promise.all([first, other, ...forms])).toEqual(['0', 'b', '2', '3', '4'])
})

test('whoever is refused reads when to come again, and whom to call', async () => {
  const page = await unlessBusy(() => Promise.reject(new BusyError(7)))
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('7')
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('7 seconds')
  expect(html).toContain('href="tel:')
  await expect(unlessBusy(() => Promise.reject(new Error('other')))).rejects.toThrow('other')
})
