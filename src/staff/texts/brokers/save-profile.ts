import type { BrokerPicture } from '../../../../db/content/brokers.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { type BrokerText, saveBroker } from '../../../../db/texts/broker-desk.ts'
import type { Upload } from '../../../attachments/uploads.ts'
import type { PageInPlace } from '../../../http/in-place.ts'
import type { Services } from '../../../http/services.ts'
import { IMAGE_ERROR } from '../../../images/messages.ts'
import { removePicture } from '../../../images/remove-picture.ts'
import { storePicture } from '../../../images/store-picture.ts'
import { seeOther } from '../../session/answer.ts'
import { CHANGED_PROFILE, GONE_PROFILE, NOT_SHOWN, SHOWN } from './broker-messages.ts'
import { BROKER_PICTURE } from './broker-values.ts'
import { BROKERS_HREF, brokerInPlace, type EditedBroker } from './edited-broker.ts'

/** Three times the width of a portrait on the About page, for the sharpest screens. */
const PORTRAIT_PX = 384

interface Profile {
  sent: EditedBroker
  /** What was typed, checked. */
  text: Omit<BrokerText, 'picture'>
  upload: Upload | undefined
  staff: StaffMember
}

/** Stores the picture and the text of a profile, and removes the picture that it replaces. */
export async function saveProfile(
  services: Services,
  { sent, text, upload, staff }: Profile,
): Promise<Response | PageInPlace> {
  const again = (change: Partial<EditedBroker>, status: number) =>
    brokerInPlace({ staff, broker: { ...sent, ...change } }, status)
  const uploaded = upload && (await storePicture(upload, services, PORTRAIT_PX))
  if (uploaded && !uploaded.ok) {
    const { message, reason } = uploaded
    const toast = { tone: 'problem', title: message, text: reason } as const
    const errors = { [BROKER_PICTURE]: reason ?? message }
    return again({ errors, toast }, message === IMAGE_ERROR ? 503 : 422)
  }
  const fresh: BrokerPicture | undefined = uploaded && {
    path: uploaded.address.slice(1),
    width: uploaded.width,
    height: uploaded.height,
  }
  const before = sent.stored?.picture
  const picture = fresh ?? (sent.values.withoutPicture ? undefined : before)
  const { id, revision } = sent
  const saved = saveBroker(services.db, { id, revision, staff, text: { ...text, picture } })
  const outcome = await saved.catch(async (error) => {
    if (fresh) await removePicture(services, fresh.path)
    throw error
  })
  if ('done' in outcome) {
    if (before && before.path !== picture?.path) await removePicture(services, before.path)
    const words = text.isShown ? SHOWN : NOT_SHOWN
    return seeOther(BROKERS_HREF, { flash: { tone: 'success', text: words } })
  }
  if (fresh) await removePicture(services, fresh.path)
  const errors = fresh && { errors: { [BROKER_PICTURE]: 'Please choose the picture again.' } }
  if (outcome.refused === 'gone') {
    const asNew = { id: undefined, revision: 0, stored: undefined, problem: GONE_PROFILE.typed }
    return again({ ...asNew, ...errors }, 409)
  }
  const { current } = outcome
  const conflict = { revision: current.revision, stored: current, hasConflict: true }
  return again({ ...conflict, ...errors, problem: CHANGED_PROFILE.typed }, 409)
}
