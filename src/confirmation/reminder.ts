import { findSentRequest, type SentRequest } from '../../db/leads/sent-request.ts'
import type { Db } from '../../db/open.ts'
import { agency } from '../http/agency.ts'
import { calendarFile, calendarText, calendarTime } from '../http/calendar-file.ts'
import { requestInText } from '../leads/request-names.ts'
import { config } from '../settings/config.ts'
import { requestIn } from './addresses.ts'
import { promisedBy } from './promise.ts'

const SHOWN_MINUTES = 30
const MINUTE_MS = 60_000

/** Answers with a calendar file that reminds the visitor when an answer is due. */
export async function answerReminder(query: URLSearchParams, db: Db): Promise<Response> {
  const id = requestIn(query)
  const request = id && (await findSentRequest(db, id))
  const due = request ? promisedBy(request) : undefined
  if (!request || !due) {
    return new Response('There is no reminder at this address.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  }
  return new Response(reminder(request, due, new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${request.reference}.ics"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

function reminder({ kind, reference }: SentRequest, due: Date, now: Date): string {
  const { name, phone } = agency()
  const summary = `${name} answers by now: ${reference}`
  const text = `Your ${requestInText(kind)} ${reference}. If you have not heard from us, call ${phone}.`
  return calendarFile('answer due', [
    [
      `UID:${reference}@${new URL(config().siteUrl).host}`,
      `DTSTAMP:${calendarTime(now)}`,
      `DTSTART:${calendarTime(due)}`,
      `DTEND:${calendarTime(new Date(due.getTime() + SHOWN_MINUTES * MINUTE_MS))}`,
      `SUMMARY:${calendarText(summary)}`,
      `DESCRIPTION:${calendarText(text)}`,
      // It takes no time of the visitor's day.
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${calendarText(summary)}`,
      'TRIGGER:PT0M',
      'END:VALARM',
    ],
  ])
}
