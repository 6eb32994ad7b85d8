import type { Broker } from '../../../../db/content/brokers.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { type RerenderedPage, rerenderedPage } from '../../../http/rerender.ts'
import type { ToastMessage } from '../../../ui/toast/server-toast.tsx'
import { marksOf } from '../../editing/merge.ts'
import {
  type BrokerErrors,
  type BrokerValues,
  MERGED_FIELDS,
  valuesOfBroker,
} from './broker-values.ts'

/** The list of profiles; each has its page below it. */
export const BROKERS_HREF = '/admin/texts/brokers'

/** A profile as its form shows it: stored, new, or sent and not saved. */
export interface EditedBroker {
  /** Undefined for a new one. */
  id: string | undefined
  revision: number
  /** The marks of what its form showed: see `mergeEdits`. */
  before: string
  values: BrokerValues
  /** What is stored; missing for a new one, or if the sender is not known to be staff. */
  stored?: Broker | undefined
  errors?: BrokerErrors
  /** Why it was not saved, when the reason is not a field. */
  problem?: string
  toast?: ToastMessage
  /** Somebody else has saved it meanwhile. */
  hasConflict?: boolean
}

/** The page of a profile as the response to its form. */
export interface BrokerAnswer extends RerenderedPage {
  staff: StaffMember | undefined
  broker: EditedBroker
}

/** The profile that the page being rendered shows, when it answers the form. */
export function brokerBeingAnswered(): BrokerAnswer | undefined {
  return rerenderedPage<BrokerAnswer>('broker')
}

/** The form as it was sent, or its preview, as the response. */
export function brokerInPlace(
  answer: Pick<BrokerAnswer, 'staff' | 'broker'>,
  status: number,
  page: 'form' | 'preview' = 'form',
): BrokerAnswer {
  const form = brokerHref(answer.broker.id)
  return { ...answer, path: page === 'form' ? form : `${form}/preview`, status }
}

/** The address of the form of a profile, or of a new one. */
export function brokerHref(id = 'new'): string {
  return `${BROKERS_HREF}/${encodeURIComponent(id)}`
}

/** What a form shows of a stored profile. */
export function editedBroker(stored: Broker): EditedBroker {
  const { id, revision } = stored
  const values = valuesOfBroker(stored)
  return { id, revision, before: marksOf(values, MERGED_FIELDS), values, stored }
}
