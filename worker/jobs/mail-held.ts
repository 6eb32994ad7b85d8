import { createElement } from 'react'
import { findListed } from '../../db/leads/lead-list.ts'
import { HeldMessage, heldSubject } from '../emails/held-message.tsx'
import type { Handler } from './context.ts'
import { sendToAgency } from './send-to-staff.ts'

/**
 * Tells the agency of leads that a limit alone holds; nothing of those that were released or deleted meanwhile.
 * @throws When no recipient got it.
 */
export const mailHeld: Handler<'mail-held'> = async (context, { id, leadIds, inAll }, signal) => {
  const { db, settings } = context
  const leads = (await findListed(db, leadIds)).filter(({ isHeld }) => isHeld)
  if (leads.length === 0) return
  const held = { leads, inAll: inAll - leadIds.length + leads.length }
  const { site, siteUrl } = settings
  const message = {
    name: 'held',
    id,
    subject: heldSubject(held),
    body: createElement(HeldMessage, { site, siteUrl, ...held }),
  }
  await sendToAgency(context, message, signal)
}
