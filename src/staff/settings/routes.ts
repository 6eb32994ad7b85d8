import { type Context, Hono } from 'hono'
import { findSettings, saveSettings } from '../../../db/settings/settings.ts'
import { log } from '../../http/log.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import { services } from '../../http/services.ts'
import { comingClosings } from '../../settings/closings.ts'
import { config } from '../../settings/config.ts'
import { officeDay } from '../../settings/office-day.ts'
import { setClosings } from '../../settings/stored-settings.ts'
import { databaseUnavailable } from '../session/refusals.ts'
import type { StaffMember } from '../session/session.ts'
import { type Fields, fieldsOf, seeOther } from '../session/staff-form.ts'
import type { StaffEnv } from '../session/staff-routes.ts'
import { allow } from '../session/staff-routes.ts'
import { agencyScreen } from './agency/agency-screen.ts'
import { closingCalendar } from './closing-days/closing-calendar.ts'
import { closingScreen } from './closing-days/closing-screen.ts'
import { costsScreen } from './costs/costs-screen.ts'
import { documentsScreen } from './documents/documents-screen.ts'
import { columnsScreen } from './export-columns/columns-screen.ts'
import { insurersScreen } from './insurers/insurers-screen.ts'
import { routingScreen } from './lead-routing/routing-screen.ts'
import { templatesScreen } from './reply-templates/templates-screen.ts'
import type { Screen } from './screen.ts'
import type { SettingsAnswer } from './settings-answer.ts'

/** Several times the longest form of the settings. */
export const MAX_SETTINGS_BYTES = 128 * 1024

type Answer = Response | RerenderedPage | SettingsAnswer

const SCREENS: Screen[] = [
  agencyScreen,
  closingScreen,
  columnsScreen,
  costsScreen,
  documentsScreen,
  insurersScreen,
  routingScreen,
  templatesScreen,
]

const NO_CLOSINGS = {
  tone: 'problem',
  text: 'No closing days are set, so there is no file. Enter them below first. What your calendar has of earlier ones, delete there.',
} as const

const CHANGED =
  'Somebody else saved these settings while you had them open, so nothing was saved. What you typed is still in the form below: saving it now replaces theirs.'

/**
 * The forms of /admin/settings, under /api/staff/settings.
 * @param orInPlace Makes a page that is the answer to a form.
 */
export function settingsApi(orInPlace: (c: Context, answer: Answer) => Promise<Response>) {
  const routes = new Hono<StaffEnv>()
  for (const screen of SCREENS) {
    routes.post(`/${screen.name}`, allow(screen.permission), async (c) => {
      const fields = await fieldsOf(c.req)
      return orInPlace(c, await answered(screen, fields, c.get('staff')))
    })
  }
  routes.get('/closing-days.ics', allow('agency'), () => answerCalendar())
  return routes
}

async function answerCalendar(): Promise<Response> {
  try {
    const { value } = await findSettings(services().db, 'closing-days')
    const coming = comingClosings(setClosings(value), officeDay())
    // An empty calendar would look as if the file were broken.
    if (coming.length === 0) return seeOther('/admin/settings/closing-days', { flash: NO_CLOSINGS })
    const { host } = new URL(config().siteUrl)
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="closing-days.ics"',
    }
    return new Response(closingCalendar(coming, host, new Date()), { headers })
  } catch (err) {
    log.error({ err }, 'the closing days could not be read')
    return databaseUnavailable()
  }
}

async function answered(screen: Screen, fields: Fields, staff: StaffMember): Promise<Answer> {
  try {
    return await save(screen, fields, staff)
  } catch (err) {
    log.error({ err }, 'settings could not be saved')
    const to = `/api/staff/settings/${screen.name}`
    return databaseUnavailable({ to, fields: Object.entries(fields), staffId: staff.id })
  }
}

async function save(screen: Screen, fields: Fields, staff: StaffMember): Promise<Answer> {
  const { db } = services()
  const { name, path, saved } = screen
  const again: Pick<SettingsAnswer, 'path' | 'settings' | 'fields'> = {
    path,
    settings: name,
    fields,
  }
  // What is no revision is none that the settings have.
  const revision = /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
  const before = await findSettings(db, name)
  const conflict = { ...again, status: 409, problem: CHANGED, isConflict: true }
  if (before.revision !== revision) return conflict
  const checked = await screen.check(fields, before.value)
  if ('errors' in checked) {
    return { ...again, status: 422, problem: 'Nothing was saved.', errors: checked.errors }
  }
  if (checked.changed.length === 0) {
    return seeOther(path, { flash: { tone: 'success', text: 'Nothing has changed.' } })
  }
  const isSaved = await saveSettings(db, staff, { name, revision, ...checked })
  if (!isSaved) return conflict
  return seeOther(path, { flash: { tone: 'success', text: saved } })
}
