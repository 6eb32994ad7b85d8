#!/usr/bin/env bash
# @neaps/tide-predictor 0.11.0: getWaterLevelAtTime(), by its documentation the level "at a specific time", rounds the time
# down to ten minutes first. Asked a second before the next ten, at a place with a range of 5 m, it is 20 cm off. Only the
# "time" that comes back tells, which nobody compares with what was asked. A timeline in steps of a second, from the same
# time on, has the level that was asked for.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @neaps/tide-predictor@0.11.0
cat > finding.mjs <<'END'
import { ok, strictEqual } from 'node:assert'
import { createTidePredictor } from '@neaps/tide-predictor'

const tide = createTidePredictor([{ name: 'M2', amplitude: 2.687, phase: 98.7 }])
const asked = new Date('2026-06-01T00:09:59Z')
const answer = tide.getWaterLevelAtTime({ time: asked })
const [exact] = tide.getTimelinePrediction({ start: asked, end: new Date('2026-06-01T00:10:09Z'), timeFidelity: 1 })
console.log('@neaps/tide-predictor 0.11.0, asked for', asked)
console.log('  getWaterLevelAtTime():', answer.time, answer.level)
console.log('  getTimelinePrediction():', exact.time, exact.level)
strictEqual(exact.time.toISOString(), '2026-06-01T00:09:59.000Z')
strictEqual(answer.time.toISOString(), '2026-06-01T00:00:00.000Z')
ok(Math.abs(answer.level - exact.level) > 0.2)
END
node finding.mjs
