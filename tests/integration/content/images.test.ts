import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { serveImage } from '../../../src/images/routes.ts'
import { newPictureNames } from '../../../src/images/store-picture.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { testFolder } from '../../servers/databases.ts'

describe('pictures that staff uploaded', () => {
  const bytes = Buffer.from('RIFF....WEBP')

  async function storeWith(key: string, contentType: string) {
    const store = openObjectStore({ dataDir: testFolder() })
    await store.put(key, Readable.from([bytes]), { sizeBytes: bytes.length, contentType })
    return (path: string, method = 'GET') =>
      serveImage(new Request(`http://site.example${path}`, { method }), store)
  }

  test('are served with their type under a policy that runs nothing', async () => {
    const ask = await storeWith('images/posts/fog bank.webp', 'image/webp')
    const response = await ask('/images/posts/fog%20bank.webp')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    const head = await ask('/images/posts/fog%20bank.webp', 'HEAD')
    expect(head.headers.get('content-length')).toBe(`${bytes.length}`)
    expect(await head.text()).toBe('')
  })

  test('are cached for a year under the unique name that staff uploads get, else for an hour', async () => {
    const { key, shareKey } = newPictureNames()
    for (const [name, cached] of [
      [key, 'public, max-age=31536000, immutable'],
      [shareKey, 'public, max-age=31536000, immutable'],
      ['images/posts/fog.webp', 'public, max-age=3600'],
    ] as const) {
      const ask = await storeWith(name, 'image/webp')
      expect((await ask(`/${name}`)).headers.get('cache-control'), name).toBe(cached)
    }
  })

  test('are all that is served: no other type, no other folder, no other method', async () => {
    const script = await storeWith('images/x.svg', 'image/svg+xml')
    expect((await script('/images/x.svg')).status).toBe(404)
    const upload = await storeWith('form-uploads/1-survey.png', 'image/png')
    expect((await upload('/images/none.png')).status).toBe(404)
    expect((await upload('/images/..%2Fform-uploads/1-survey.png')).status).toBe(404)
    expect((await upload('/images/%')).status).toBe(404)
    expect((await upload('/images/x.png', 'POST')).status).toBe(405)
  })

  test('answer 503 while the store is unavailable', async () => {
    const store = openObjectStore({ dataDir: testFolder() })
    store.get = () => Promise.reject(new Error('unavailable'))
    const response = await serveImage(new Request('http://site.example/images/a.png'), store)
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
