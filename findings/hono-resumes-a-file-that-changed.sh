#!/usr/bin/env bash
# serveStatic() of @hono/node-server 2.1.9 sends Last-Modified and answers to Range, but does not read If-Range: a client
# that resumes a download after the file was replaced, and says of which one it has the start, gets 206 and the rest of
# the new file, and keeps a mixture of two. RFC 9110, 13.1.5, has the server ignore Range then. With etag() of hono
# 4.13.19 in front it is the same, and a part gets a tag of its own, where 15.3.7 wants that of the whole file.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund hono@4.13.19 @hono/node-server@2.1.9
cat > finding.mjs <<'END'
import { deepStrictEqual, notStrictEqual, strictEqual } from 'node:assert'
import { utimesSync, writeFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

const write = (letter, day) => {
  writeFileSync('file.bin', letter.repeat(1000))
  const time = new Date(Date.UTC(2026, 0, day))
  utimesSync('file.bin', time, time)
}
write('a', 1)
const app = new Hono()
app.use('/tagged/*', etag())
app.get('/*', serveStatic({ path: './file.bin' }))
const port = await new Promise((resolve) => {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) => resolve(address.port))
  server.unref()
})
const get = async (path, headers = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const seen = (name) => response.headers.get(name)
  return { status: response.status, modified: seen('last-modified'), tag: seen('etag'), body: await response.text() }
}
const old = { plain: await get('/plain/file.bin'), tagged: await get('/tagged/file.bin') }
const part = await get('/tagged/file.bin', { range: 'bytes=600-' })
write('b', 2)
const range = 'bytes=600-'
const byDate = await get('/plain/file.bin', { range, 'if-range': old.plain.modified })
const byTag = await get('/tagged/file.bin', { range, 'if-range': old.tagged.tag })
const kept = old.plain.body.slice(0, 600)
console.log('@hono/node-server 2.1.9, hono 4.13.19:')
console.log({ whole: old.tagged.tag, part: part.tag })
for (const [name, { status, modified, body }] of Object.entries({ byDate, byTag })) {
  const file = kept + body
  console.log({ resumed: name, status, modified, a: file.split('a').length - 1, b: file.split('b').length - 1 })
  strictEqual(status, 206)
  strictEqual(file, 'a'.repeat(600) + 'b'.repeat(400))
}
notStrictEqual(byDate.modified, old.plain.modified)
notStrictEqual(part.tag, old.tagged.tag)
deepStrictEqual(part.body, 'a'.repeat(400))
process.exit()
END
node finding.mjs
