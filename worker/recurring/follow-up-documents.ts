import { followUp, openAskings } from '../../db/leads/document-askings.ts'
import { findSubmission } from '../../db/leads/submissions.ts'
import { listSettings } from '../../db/settings/settings.ts'
import { reminderText } from '../../src/leads/documents-message.ts'
import { configWith } from '../../src/settings/agency.ts'
import { DOCUMENT_REMINDER_DAYS } from '../../src/settings/business.ts'
import { dayAfter, isDayOff } from '../../src/settings/closings.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import { staffSettings } from '../../src/settings/stored-settings.ts'
import type { Sweep } from './recurring.ts'
import { ago, DAY_MS, officeHour } from './tasks.ts'

/** Between these hours of the office nobody is surprised by a message from a person. */
const FIRST_HOUR = 9
const LAST_HOUR = 16

/**
 * Reminds visitors, once, of documents that are missing some business days after they were asked for them, and as many
 * days later tells whoever has the lead.
 */
export const followUpDocuments: Sweep = async ({ db, settings }, signal) => {
  const done = { reminded: 0, told: 0 }
  const { site } = configWith(settings, staffSettings(await listSettings(db)))
  const today = officeDay()
  const hour = officeHour()
  if (isDayOff(today, site.closings) || hour < FIRST_HOUR || hour > LAST_HOUR) return done
  const since = ago(daysOf(DOCUMENT_REMINDER_DAYS, today, site.closings) * DAY_MS)
  for (const asking of await openAskings(db, since)) {
    if (signal.aborted) break
    const lead = await findSubmission(db, asking.submissionId, { corrected: true })
    const result = await followUp(db, asking, (names) =>
      reminderText({
        answers: lead?.formData ?? {},
        names,
        from: { staff: asking.staff.name, agency: site.name, phone: site.phone },
      }),
    )
    if (result) done[result]++
  }
  return done
}

/** How many days back from today it is to the one before so many business days. */
function daysOf(businessDays: number, today: string, closings: Parameters<typeof isDayOff>[1]) {
  let days = 0
  for (let left = businessDays; left > 0; days++) {
    if (!isDayOff(dayAfter(today, -days), closings)) left--
  }
  return days
}
