import { expect, onTestFinished, test, vi } from 'vitest'
import type { S3Settings } from '../../../src/settings/config.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import { startOddServer } from '../../servers/odd-server.ts'
import {
  AFTER_BODY,
  about,
  asked,
  body,
  fails,
  IMPATIENT,
  PATIENT,
  SMALL,
  TOO_LATE,
} from './operations.ts'

const settings: S3Settings = {
  endpoint: '',
  region: 'us-east-1',
  accessKey: 'a',
  secretKey: 'b',
  bucket: 'bucket',
}

test.each(asked)('a port that nobody listens on, at %s', (_, ask) => {
  const endpoint = 'http://127.0.0.1:1'
  return fails(
    ask(s3ObjectStore({ ...settings, endpoint }, PATIENT), 'kept'),
    /refuses the connection/,
  )
})

test.each(asked.slice(0, 1))('a host that nobody knows, at %s', (_, ask) => {
  const endpoint = 'http://nowhere.invalid:9000'
  const reason = /host cannot be found|no answer within/
  return fails(ask(s3ObjectStore({ ...settings, endpoint }, IMPATIENT), 'kept'), reason)
})

test.each(asked.slice(0, 1))('https where plain http is spoken, at %s', async (_, ask) => {
  const odd = await startOddServer('HTTP/1.1 200 OK\r\n\r\n')
  const endpoint = odd.url.replace('http:', 'https:')
  await fails(ask(s3ObjectStore({ ...settings, endpoint }, PATIENT), 'kept'), /https/)
})

const answers: [string, string, RegExp][] = [
  ['a web page with status 200', page('200 OK'), /not as an S3 server/],
  ['a web page with status 404', page('404 Not Found'), /not as an S3 server/],
  ['a web page with status 500', page('500 Oops'), /not as an S3 server|status 500/],
  ['an empty 200', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n', /not as an S3 server/],
  ['an empty 503', 'HTTP/1.1 503 No\r\ncontent-length: 0\r\n\r\n', /status 503/],
  ['garbage', '\x16\x03\x01garbage\r\n\r\n', /not as an S3 server/],
  ['a redirect', page('302 Found', 'location: /login'), /not as an S3 server/],
  ['no room', error('507 Full', 'XMinioStorageFull'), /out of space/],
  ['a wrong clock', error('403 No', 'RequestTimeTooSkewed'), /clock differs too much/],
]
for (const [what, answer, reason] of answers) {
  test.each(asked.slice(0, 2))(`${what}, at %s`, async (_, ask) => {
    const odd = await startOddServer(answer)
    await fails(ask(s3ObjectStore({ ...settings, endpoint: odd.url }, PATIENT), 'kept'), reason)
  })
}

test('an upload that is rejected after its headers gets the reason, and its body is not sent', async () => {
  const list = '<ListBucketResult><Name>bucket</Name></ListBucketResult>'
  const full = error('507 Full', 'XMinioStorageFull')
  const odd = await startOddServer((request) =>
    request.startsWith('PUT')
      ? full
      : `HTTP/1.1 200 OK\r\ncontent-length: ${list.length}\r\n\r\n${list}`,
  )
  // The body would also be sent after a second of silence, which a busy machine may need to answer.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const unread = body(SMALL)
  const store = s3ObjectStore({ ...settings, endpoint: odd.url }, PATIENT)
  await fails(store.put('new', unread, about(SMALL)), /out of space/)
  expect(unread.readableDidRead).toBe(false)
})

test.each(asked)('an answer that never ends, at %s', async (_, ask) => {
  const odd = await startOddServer('HTTP/1.1 403 No\r\ncontent-length: 99999\r\n\r\n', 100)
  for (const patience of [IMPATIENT, { ...IMPATIENT, ...AFTER_BODY }]) {
    const store = s3ObjectStore({ ...settings, endpoint: odd.url }, patience)
    await fails(ask(store, 'kept'), TOO_LATE)
  }
})

function page(status: string, header = 'server: some'): string {
  const html = '<!doctype html><html><body><p>Welcome & hello<br></body></html>'
  return `HTTP/1.1 ${status}\r\ncontent-type: text/html; charset=utf-8\r\n${header}\r\ncontent-length: ${html.length}\r\n\r\n${html}`
}

function error(status: string, code: string): string {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`
  return `HTTP/1.1 ${status}\r\ncontent-type: application/xml\r\ncontent-length: ${xml.length}\r\n\r\n${xml}`
}
