import type { Timestamp } from './index.ts'

/** What is counted of visitors, without anything about a person in it. */
export interface VisitTables {
  page_visits: PageVisitTable
  page_visit_days: PageVisitDayTable
  missed_searches: MissedSearchTable
}

interface PageVisitTable {
  id: string
  page_path: string
  visit_count: number
  last_visit: Timestamp
}

interface PageVisitDayTable {
  page_path: string
  /** A day in the office's time zone, YYYY-MM-DD. */
  day: string
  visit_count: number
}

/** What visitors searched for and did not find. */
interface MissedSearchTable {
  words: string
  count: number
  last_at: Timestamp
}
