#!/usr/bin/env bash
# turf 7.4.0: the number that pointToPolygonDistance() gives is the distance to great circles between the corners of a
# polygon, its sign is whether the point is in the polygon of straight lines, as in RFC 7946 (3.1.1). Of waters north of 41
# degrees, from 70 to 40 west, a yacht half a mile outside is 60 miles away, one half a mile inside has 59 to spare. The
# documentation says "distance to the edges" and "negative for points inside"; the option method: "planar", which it leaves
# without a word of explanation, takes both from the same border.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @turf/point-to-polygon-distance@7.4.0 @turf/helpers@7.4.0
cat > finding.mjs <<'END'
import { ok, strictEqual } from 'node:assert'
import { polygon } from '@turf/helpers'
import { pointToPolygonDistance } from '@turf/point-to-polygon-distance'

const waters = polygon([[[-70, 41], [-40, 41], [-40, 60], [-70, 60], [-70, 41]]])
const measure = (latitude, method) =>
  pointToPolygonDistance([-55, latitude], waters, { units: 'nauticalmiles', ...(method && { method }) })
console.log('turf 7.4.0, miles to the border of waters north of 41 degrees (negative: inside):')
for (const latitude of [40.99, 41, 41.01, 41.9857, 42])
  console.log(' ', latitude, 'default', measure(latitude).toFixed(2), 'planar', measure(latitude, 'planar').toFixed(2))
strictEqual(Math.round(measure(40.99)), 60)
strictEqual(Math.round(measure(41.01)), -59)
ok(measure(41.9857) < 0 && measure(41.9857) > -0.1)
ok(measure(42) < -0.5)
for (const latitude of [40.99, 41.01]) strictEqual(Math.abs(measure(latitude, 'planar')).toFixed(1), '0.6')
END
node finding.mjs
