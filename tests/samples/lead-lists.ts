import { type ExportedLead, exportStretches } from '../../db/leads/lead-export.ts'
import type { LeadFilter } from '../../db/leads/lead-filter.ts'
import { type LeadListQuery, listLeads } from '../../db/leads/lead-list.ts'
import type { Db } from '../../db/open.ts'
import { acceptLead, quoteRequest } from './leads.ts'

/** Every lead that is not held. */
export const ALL: LeadFilter = { view: 'all', staffId: 'nobody' }

/** A lead of somebody, with other answers where a test is about them. */
export async function lead(db: Db, name: string, answers: Record<string, string> = {}) {
  const [first_name, ...rest] = name.split(' ')
  const request = quoteRequest()
  const formData = { ...request.formData, first_name, last_name: rest.join(' '), ...answers }
  return acceptLead(db, { ...request, formData })
}

/** The names on a page of a list. */
export async function names(db: Db, query: Partial<LeadListQuery> = {}): Promise<string[]> {
  const { leads } = await listLeads(db, { ...ALL, order: 'newest', ...query })
  return leads.map(({ name }) => name)
}

/** Every lead that a file of a filter would have. */
export async function allExported(db: Db, filter: LeadFilter, received = new Date().toISOString()) {
  const exported: ExportedLead[] = []
  for await (const leads of exportStretches(db, filter, received)) exported.push(...leads)
  return exported
}
