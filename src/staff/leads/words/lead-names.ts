import type { LeadView } from '../../../../db/leads/lead-filter.ts'
import type { LeadOrder } from '../../../../db/leads/lead-list.ts'
import type { LeadStatus } from '../../../../db/leads/lead-status.ts'
import { GENERAL_INSURANCE, INSURANCE_TYPES } from '../../../settings/business.ts'

export const STATUS_NAMES: Record<LeadStatus, string> = {
  new: 'New',
  'in-work': 'In progress',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  handled: 'Handled',
}

export const VIEW_NAMES: Record<LeadView, string> = {
  all: 'All',
  new: 'New',
  open: 'Open',
  handled: 'Handled',
  mine: 'Mine',
  held: 'Held',
}

export const ORDER_NAMES: Record<LeadOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'follow-up': 'Follow-up day',
  'policy-end': 'Day their policy ends',
}

/** What the list can ask of the follow-up of a lead that is not over. */
export const FOLLOW_UP_NAMES = { due: 'Due today or before', none: 'No day set' }

/** Within how many days the policy that a visitor has elsewhere ends. */
export const POLICY_END_NAMES = {
  30: 'Within 30 days',
  60: 'Within 60 days',
  90: 'Within 90 days',
} as const

/** Labels of the kinds of insurance, by the value that a form stores. */
export const INSURANCE_NAMES: Record<string, string> = Object.fromEntries(
  [...INSURANCE_TYPES, GENERAL_INSURANCE].map(({ value, label }) => [value, label]),
)
