#!/usr/bin/env bash
# @tmcw/togeojson 7.1.3 makes GeoJSON of a GPX track, with the times of its points in an array beside the coordinates. A
# time is optional in GPX 1.1, and a point put in by hand has none: the array then has no place for that point, so that
# each later time stands at the point before its own. Heart rates keep the place, as null. The documentation is silent;
# the maker once answered in an issue that the arrays are symmetrical, so programs pair them by index.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12
cat > finding.mjs <<'END'
import { deepStrictEqual, strictEqual } from 'node:assert'
import { gpx } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'

const rate = (value) =>
  `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${value}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`
const track = `<gpx version="1.1" creator="finding" xmlns="http://www.topografix.com/GPX/1/1"
  xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><trkseg>
  <trkpt lat="41.30" lon="-71.97"><time>2026-06-01T12:00:00Z</time>${rate(70)}</trkpt>
  <trkpt lat="41.28" lon="-71.90"></trkpt>
  <trkpt lat="41.25" lon="-71.80"><time>2026-06-01T13:00:00Z</time>${rate(80)}</trkpt>
  <trkpt lat="41.18" lon="-71.58"><time>2026-06-01T15:00:00Z</time>${rate(90)}</trkpt>
</trkseg></trk></gpx>`
const [feature] = gpx(new DOMParser().parseFromString(track, 'text/xml')).features
const { coordinates } = feature.geometry
const { times, heart } = feature.properties.coordinateProperties
console.log('@tmcw/togeojson 7.1.3, a track whose second point has neither time nor heart rate:')
console.table(coordinates.map((point, at) => ({ point: point.join(), time: times[at], rate: heart[at] })))
const [noon, one, three] = ['12', '13', '15'].map((hour) => `2026-06-01T${hour}:00:00Z`)
strictEqual(coordinates.length, 4)
deepStrictEqual(times, [noon, one, three])
deepStrictEqual(heart, [70, null, 80, 90])
END
node finding.mjs
