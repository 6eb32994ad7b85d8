#!/usr/bin/env bash
# RFC 5545 (3.3.6): DURATION:P1D ends at the same time of the next day, DURATION:PT24H after 24 hours. In the night in which
# the clocks change, they differ by an hour. ical.js 2.2.1 ends both at the same time of the day, node-ical 0.26.1 ends both
# after 24 hours: each has the one right that the other has wrong, and they agree on neither. Cover of 24 hours from noon of
# October 31 ends an hour late in one, cover of a day an hour early in the other. Neither of their documentations says so.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.26.1
cat > finding.mjs <<'END'
import { deepStrictEqual } from 'node:assert'
import ICAL from 'ical.js'
import ical from 'node-ical'

const calendar = (duration) => `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.org//finding//EN
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:cover@example.org
DTSTAMP:20260101T000000Z
DTSTART;TZID=America/New_York:20261031T120000
DURATION:${duration}
SUMMARY:Cover
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')
const endInICAL = (text) => {
  const root = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.register(root.getFirstSubcomponent('vtimezone'))
  return new ICAL.Event(root.getFirstSubcomponent('vevent')).endDate.toJSDate().toISOString()
}
const endInNode = (text) => ical.sync.parseICS(text)['cover@example.org'].end.toISOString()
const seen = ['P1D', 'PT24H'].map((duration) => {
  const text = calendar(duration)
  return { duration, 'ical.js 2.2.1': endInICAL(text), 'node-ical 0.26.1': endInNode(text) }
})
console.log('The end, from noon of 2026-10-31 in New York, which is 16:00 UTC:')
console.table(seen)
const [day, hours] = ['2026-11-01T17:00:00.000Z', '2026-11-01T16:00:00.000Z']
deepStrictEqual(seen, [
  { duration: 'P1D', 'ical.js 2.2.1': day, 'node-ical 0.26.1': hours },
  { duration: 'PT24H', 'ical.js 2.2.1': day, 'node-ical 0.26.1': hours },
])
END
node finding.mjs
