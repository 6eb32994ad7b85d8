import { Hono } from 'hono'
import { countExported } from '../../../../db/leads/lead-export.ts'
import { deleteView, MAX_VIEWS, saveView } from '../../../../db/leads/saved-views.ts'
import { recordAudit } from '../../../../db/staff/audit.ts'
import { cleanText } from '../../../forms/values.ts'
import { isId } from '../../../http/is-id.ts'
import { log } from '../../../http/log.ts'
import { methodNotAllowed } from '../../../http/method-not-allowed.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import type { StaffMember } from '../../session/session.ts'
import { fieldsOf, seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { allow, sameSiteOnly } from '../../session/staff-routes.ts'
import { type ExportFormat, exportFiltered, exportSelected } from './export-leads.ts'
import { LEADS, leadFilter, leadsAsked, leadsHref, leadsQuery, queryOfList } from './leads-query.ts'
import { MAX_VIEW_CHARACTERS } from './limits.ts'
import { NOTHING_SELECTED, selectedOf, TOO_MANY } from './selected.ts'
import { workOnSelected } from './work-on-selected.ts'

const FORMATS: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  'mapped.csv': 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
}

/** What staff do with the list of leads; signed in, and from a page of this site. */
export const leadListApi = new Hono<StaffEnv>()

leadListApi.post('/leads/selected', allow('leads'), async (c) => {
  const fields = new URLSearchParams(await c.req.text())
  const list = leadsHref(leadsAsked(new URLSearchParams(fields.get('list') ?? '')))
  try {
    return seeOther(list, { flash: await workOnSelected(services().db, c.get('staff'), fields) })
  } catch (err) {
    return failed(
      err,
      list,
      'Nothing was changed: the database is not responding. Try again in a minute.',
    )
  }
})

leadListApi.post('/lead-views', allow('leads'), async (c) => {
  const fields = await fieldsOf(c.req)
  const query = queryOfList(leadsAsked(new URLSearchParams(fields.list)))
  const name = cleanText(fields.viewName ?? '').replace(/\s+/g, ' ')
  const wrong = !query
    ? 'Search or filter the list first.'
    : !name
      ? 'Give the list a name.'
      : name.length > MAX_VIEW_CHARACTERS
        ? `The name has ${name.length} characters, and can have ${MAX_VIEW_CHARACTERS}.`
        : undefined
  const list = query ? `${LEADS}?${query}` : LEADS
  const again = (viewName: string) =>
    seeOther(list, { flash: { tone: 'problem', errors: { viewName }, values: { viewName: name } } })
  if (wrong) return again(wrong)
  try {
    const isShared = fields.shared !== undefined
    const isSaved = await saveView(services().db, c.get('staff'), { name, query, isShared })
    if (!isSaved) return again(`You have ${MAX_VIEWS} saved lists. Delete one first.`)
    const text = `Saved. “${name}” stands with the lists above the leads.`
    return seeOther(list, { flash: { tone: 'success', text } })
  } catch (err) {
    return failed(err, list, NOT_SAVED)
  }
})

leadListApi.post('/lead-views/delete', allow('leads'), async (c) => {
  const { id, list = '' } = await fieldsOf(c.req)
  const listed = leadsHref(leadsAsked(new URLSearchParams(list)))
  try {
    const isDeleted = isId(id) && (await deleteView(services().db, c.get('staff'), id))
    return seeOther(listed, {
      flash: isDeleted
        ? { tone: 'success', text: 'The saved list is deleted; its leads are not.' }
        : {
            tone: 'problem',
            text: 'This list is gone, or only its maker or an owner can delete it.',
          },
    })
  } catch (err) {
    return failed(err, listed, NOT_SAVED)
  }
})

const NOT_SAVED = 'Nothing was saved: the database is not responding. Try again in a minute.'

for (const format of Object.keys(FORMATS) as ExportFormat[]) {
  leadListApi.get(`/leads.${format}`, allow('leads'), sameSiteOnly, async (c) => {
    // An export is written down, and only a whole one is one.
    if (c.req.raw.method === 'HEAD') return methodNotAllowed('GET, POST', 'Leads are downloaded.')
    return exportList(c.get('staff'), new URL(c.req.url).searchParams, format)
  })
  leadListApi.post(`/leads.${format}`, allow('leads'), async (c) =>
    exportChosen(c.get('staff'), new URLSearchParams(await c.req.text()), format),
  )
}

async function exportList(staff: StaffMember, query: URLSearchParams, format: ExportFormat) {
  const { after, before, ...asked } = leadsAsked(query)
  const { db } = services()
  try {
    const listed = leadFilter(asked, staff.id)
    const received = new Date().toISOString()
    const leads = await countExported(db, listed, received)
    // What was searched for may be a person's, and the log keeps it for good.
    const filter = leadsQuery({ ...asked, search: '' })
    const details = { filter, ...(asked.search && { searched: true }), leads, format }
    await recordAudit(db, { staff, action: 'leads-exported', details })
    return download(exportFiltered(db, listed, received, format), format, leads)
  } catch (err) {
    return failed(err, leadsHref(asked), NOT_EXPORTED)
  }
}

async function exportChosen(staff: StaffMember, fields: URLSearchParams, format: ExportFormat) {
  const list = leadsHref(leadsAsked(new URLSearchParams(fields.get('list') ?? '')))
  const ids = selectedOf(fields)
  if (ids === undefined) return seeOther(list, { flash: TOO_MANY })
  if (ids.length === 0) return seeOther(list, { flash: NOTHING_SELECTED })
  const { db } = services()
  try {
    const details = { selected: ids, leads: ids.length, format }
    await recordAudit(db, { staff, action: 'leads-exported', details })
    return download(exportSelected(db, ids, format), format, ids.length)
  } catch (err) {
    return failed(err, list, NOT_EXPORTED)
  }
}

const NOT_EXPORTED = 'The leads could not be exported. Try again in a minute.'

function download(file: ReadableStream<Uint8Array>, format: ExportFormat, leads: number): Response {
  return new Response(file, {
    headers: {
      // For the page, which says how far it is.
      'x-leads': `${leads}`,
      'content-type': FORMATS[format],
      'content-disposition': `attachment; filename="leads-${officeDay()}.${format}"`,
    },
  })
}

function failed(err: unknown, list = LEADS, text: string): Response {
  log.error({ err }, 'the list of leads could not be worked on')
  return seeOther(list, { flash: { tone: 'problem', text } })
}
