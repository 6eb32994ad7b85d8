import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'

const SECONDS = 8
const CONNECTIONS = 20
const HEADERS = { 'accept-encoding': 'br' }

/**
 * How many requests a second the site answers for a content page, beside a bare `node:http` server
 * in this same run that sends the same bytes. Taken in turns, so that a noisy machine hits both.
 */
export async function benchPages(address: string): Promise<void> {
  for (const path of ['/', '/quote']) {
    const response = await fetch(address + path, { headers: HEADERS })
    const { bytes } = await rawBody(address + path)
    const bare = await bareServer(bytes, Object.fromEntries(response.headers))
    const rates = { site: [] as number[], bare: [] as number[] }
    for (let round = 0; round < 3; round++) {
      rates.site.push(await rate(address + path))
      rates.bare.push(await rate(bare.address))
    }
    bare.close()
    const [site, node] = [median(rates.site), median(rates.bare)]
    console.log(
      `${path}: ${site.toFixed(0)} requests/s, bare node:http ${node.toFixed(0)}, ratio ${(site / node).toFixed(2)} (asked: 0.50)`,
    )
  }
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: HEADERS,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer every request`)
  return result.requests.average
}

async function rawBody(url: string): Promise<{ bytes: Buffer }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ bytes: Buffer.concat(chunks) })
    })
      .on('error', reject)
      .end()
  })
}

function bareServer(body: Buffer, headers: Record<string, string>) {
  const { 'content-security-policy': policy = '', 'content-type': type = '' } = headers
  const server = createServer((_, answer) => {
    answer.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-security-policy': policy,
      'content-length': body.length,
    })
    answer.end(body)
  })
  return new Promise<{ address: string; close(): void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ address: `http://127.0.0.1:${port}/`, close: () => server.close() })
    })
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
