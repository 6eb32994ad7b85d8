#!/usr/bin/env bash
# geolib 3.3.14 reads "80° 11' 30\" O" as east, as in German ("Ost"), and says so nowhere. In Spanish, French, Italian
# and Portuguese "O" is west, which is also how CLDR 48 abbreviates it for them: the position of a boat off Miami, typed
# by a Spanish speaker, is silently put into India. coordinate-parser 1.0.7 refuses the letter.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund geolib@3.3.14 coordinate-parser@1.0.7
cat > finding.mjs <<'END'
import { strictEqual, throws } from 'node:assert'
import Coordinates from 'coordinate-parser'
import { getDistance, isSexagesimal, toDecimal } from 'geolib'

const latitude = '25° 46\' 30" N'
const west = '80° 11\' 30" W'
const oeste = '80° 11\' 30" O'
const seen = { accepted: isSexagesimal(oeste), W: toDecimal(west), O: toDecimal(oeste) }
const kilometers = Math.round(getDistance({ latitude, longitude: west }, { latitude, longitude: oeste }) / 1000)
console.log('geolib 3.3.14:', { ...seen, kilometers_apart: kilometers })
strictEqual(seen.accepted, true)
strictEqual(seen.O, -seen.W)
strictEqual(seen.W < 0, true)
strictEqual(kilometers > 10_000, true)
strictEqual(new Coordinates(`${latitude} ${west}`).getLongitude() < 0, true)
throws(() => new Coordinates(`${latitude} ${oeste}`))
console.log('coordinate-parser 1.0.7 refuses it')
END
node finding.mjs
