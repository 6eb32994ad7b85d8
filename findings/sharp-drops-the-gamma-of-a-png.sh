#!/usr/bin/env bash
# sharp 0.35.5 neither applies nor keeps the gamma that a PNG states (gAMA), and metadata() does not tell of it: of a PNG
# that states 1.0, a mid-gray shows as 188 in Chromium 156, and as 128 once it was made a JPEG or a smaller PNG, much
# darker. The specification of PNG has decoders apply it; Skia, which draws for Chromium, does (@napi-rs/canvas 1.1.1).
# The documentation of sharp says nothing of it; libvips knows that it leaves the tag out (its issue 1238).
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 @napi-rs/canvas@1.1.1
cat > finding.mjs <<'END'
import { strictEqual } from 'node:assert'
import { deflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'

const u32 = (...numbers) => {
  const bytes = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, at) => bytes.writeUInt32BE(number, 4 * at))
  return bytes
}
const crc = (bytes) => {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}
const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([u32(data.length), body, u32(crc(body))])
}
const SIZE = 8
const png = (gamma) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([u32(SIZE, SIZE), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('gAMA', u32(gamma * 100_000)),
    chunk('IDAT', deflateSync(Buffer.concat(Array(SIZE).fill(Buffer.from([0, ...Array(3 * SIZE).fill(128)]))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
const shown = async (bytes) => {
  const context = createCanvas(SIZE, SIZE).getContext('2d')
  context.drawImage(await loadImage(bytes), 0, 0)
  return context.getImageData(0, 0, 1, 1).data[0]
}
for (const [gamma, expected] of [[0.45455, 129], [1, 188]]) {
  const before = png(gamma)
  const small = await sharp(before).resize(4).png().toBuffer()
  const jpeg = await sharp(before).jpeg({ quality: 100 }).toBuffer()
  const seen = {
    stated_gamma: gamma,
    told_by_metadata: JSON.stringify(await sharp(before).metadata()).includes('gamma'),
    kept: small.includes('gAMA'),
    shown_before: await shown(before),
    shown_as_png: await shown(small),
    shown_as_jpeg: await shown(jpeg),
  }
  console.log('sharp 0.35.5, a gray of 128:', seen)
  strictEqual(seen.told_by_metadata, false)
  strictEqual(seen.kept, false)
  strictEqual(seen.shown_before, expected)
  strictEqual(seen.shown_as_png, 128)
  strictEqual(seen.shown_as_jpeg, 128)
}
END
node finding.mjs
