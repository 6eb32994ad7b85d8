#!/usr/bin/env bash
# Node 24.21.0 (libuv 1.52.1): of the connections that wait to be accepted, a server takes one in each turn of the event
# loop, however many wait, and whatever else the turn does. Where a turn takes 20 ms, a visitor behind 200 connections
# that came at once waits 4 s for the first byte, although every request is answered within a turn or two.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund node@24.21.0
cat > finding.mjs <<'END'
import { deepStrictEqual, strictEqual } from 'node:assert'
import { createServer } from 'node:net'
import { Worker } from 'node:worker_threads'

const COUNT = 60
const CLIENTS = `const { connect } = require('node:net')
  const { workerData: { port, count, open } } = require('node:worker_threads')
  for (let i = 0; i < count; i++)
    connect(port, '127.0.0.1', () => Atomics.add(open, 0, 1)).on('error', () => {})`
let accepted = 0
const server = createServer((socket) => {
  accepted++
  socket.on('error', () => {})
})
server.listen(0, '127.0.0.1', () => {
  const open = new Int32Array(new SharedArrayBuffer(4))
  const { port } = server.address()
  new Worker(CLIENTS, { eval: true, workerData: { port, count: COUNT, open } })
  // A turn that lasts until all of them are connected, as the kernel sees it.
  while (Atomics.load(open, 0) < COUNT);
  const seen = []
  const turn = () => {
    seen.push(accepted)
    if (accepted < COUNT) setImmediate(turn)
    else {
      const steps = seen.slice(1).map((count, at) => count - seen[at])
      console.log(`Node ${process.version}, libuv ${process.versions.uv}: ${COUNT} connections in ${steps.length} turns`)
      strictEqual(process.version, 'v24.21.0')
      deepStrictEqual([...new Set(steps)], [1])
      process.exit()
    }
  }
  setImmediate(turn)
})
END
node_modules/.bin/node finding.mjs
