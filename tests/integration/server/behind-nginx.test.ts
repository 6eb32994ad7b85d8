import { readFileSync, writeFileSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { pdfOfSize } from '../../samples/files.ts'
import { openSqlite, testFolder } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { startNginx } from '../../servers/nginx.ts'
import { nginxWith } from '../../servers/nginx-configuration.ts'
import { freePort } from '../../servers/postgres.ts'
import { shared } from '../../servers/shared.ts'
import { selfSigned } from '../../servers/tls-proxy.ts'
import { startWeb } from '../../sites/two-webs.ts'

const SITE_URL = 'https://www.example.com'

describeWith('nginx', 'behind nginx as docs/ops sets it up', () => {
  test('a visitor on http is led to https, and sends a form with ten large files there', async () => {
    const { env, db } = await openSqlite()
    const { http, https } = await startProxy(env)
    const quote = '/quote?town=mystic'
    const led = await ask(`${http}${quote}`)
    expect([led.status, led.location]).toEqual([308, `https://127.0.0.1${quote}`])

    const page = await ask(`${https}${quote}`)
    expect([page.status, page.location]).toEqual([200, undefined])
    const form = new FormData()
    const fields = {
      ...{ name: 'Pat Visitor', email: 'pat@visitors.example', subject: 'Claims' },
      ...{ zipCode: '06604', message: 'Ten surveys.' },
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (let number = 0; number < 10; number++) {
      form.append(
        'attachments',
        new Blob([new Uint8Array(pdfOfSize(9_000_000 + number))]),
        `survey ${number}.pdf`,
      )
    }
    const sent = await ask(`${https}/api/forms/contact`, form)
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('/received')])
    expect(await db.selectFrom('attachments').select('size_bytes').execute()).toHaveLength(10)
  })
})

/** The servers of the documentation, on ports of this test. */
async function startProxy(env: Record<string, string>) {
  await shared('build')
  const web = await startWeb({ ...env, SITE_URL, TRUSTED_PROXIES: '1' })
  const ports = { http: await freePort(), https: await freePort() }
  const folder = testFolder()
  const { cert, key } = await selfSigned('127.0.0.1')
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  writeFileSync(join(folder, 'privkey.pem'), key)
  const [toHttps = '', site = ''] = readFileSync('docs/ops/nginx.conf', 'utf8')
    .replaceAll(/^.*\[::\].*\n/gm, '')
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replace('http://127.0.0.1:3000', web)
    .split(/\n\n(?=server)/)
  const servers = [
    toHttps.replace('listen 80', `listen 127.0.0.1:${ports.http}`),
    site.replace('listen 443', `listen 127.0.0.1:${ports.https}`),
  ]
  writeFileSync(join(folder, 'nginx.conf'), nginxWith(folder, servers.join('\n')))
  await startNginx(folder, `http://127.0.0.1:${ports.http}`)
  return {
    http: `http://127.0.0.1:${ports.http}`,
    https: `https://127.0.0.1:${ports.https}`,
  }
}

/** As a browser asks that follows nothing and trusts every certificate. */
async function ask(address: string, form?: FormData) {
  const body = form && new Response(form)
  const type = body?.headers.get('content-type')
  const bytes = body && Buffer.from(await body.arrayBuffer())
  const request = address.startsWith('https:') ? requestHttps : requestHttp
  return new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      const options = {
        method: form ? 'POST' : 'GET',
        headers: type ? { 'content-type': type } : {},
      }
      request(address, { ...options, rejectUnauthorized: false }, async (answer) => {
        await text(answer)
        resolve({ status: answer.statusCode, location: answer.headers.location })
      })
        .on('error', reject)
        .end(bytes)
    },
  )
}
