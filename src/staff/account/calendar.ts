import { findCalendar } from '../../../db/leads/calendar.ts'
import type { Db } from '../../../db/open.ts'
import { agency } from '../../http/agency.ts'
import { calendarFile, calendarText, calendarTime } from '../../http/calendar-file.ts'
import { visibleLine } from '../../leads/visible-text.ts'
import { dayAfter } from '../../settings/closings.ts'
import { config } from '../../settings/config.ts'
import { officeDay } from '../../settings/office-day.ts'

const SHOWN_NAME = 80
/** How far back a calendar shows what was due. */
const DAYS_BACK = 30
const SUMMARIES = { 'follow-up': 'Follow up', 'policy-end': 'Policy ends' }

/** The address of a private calendar; who has it sees the days, and no more of the leads than names. */
export function calendarPath(token: string): string {
  return `/api/calendar/${token}.ics`
}

/** The calendar of an address: RFC 5545, whole days. An address that was replaced or ended is none. */
export async function serveCalendar(token: string, db: Db): Promise<Response> {
  const days = await findCalendar(db, token, dayAfter(officeDay(), -DAYS_BACK))
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (!days) return new Response('There is no calendar at this address.', { status: 404, headers })
  const { siteUrl } = config()
  const now = new Date()
  const events = days.map(({ leadId, reference, name, day, what }) => [
    `UID:${what}-${leadId}@${new URL(siteUrl).host}`,
    `DTSTAMP:${calendarTime(now)}`,
    // Of two with the same id, a calendar takes the later one.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${calendarText(`${SUMMARIES[what]}: ${visibleLine(name, SHOWN_NAME) || reference}`)}`,
    `DESCRIPTION:${calendarText(`${reference}\n${siteUrl}/admin/leads/${leadId}`)}`,
    `URL:${siteUrl}/admin/leads/${leadId}`,
    'TRANSP:TRANSPARENT',
  ])
  return new Response(calendarFile(`${agency().name} leads`, events), {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  })
}
