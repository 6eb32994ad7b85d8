import { type Broker, type BrokerPicture, findBroker } from '../../../../db/content/brokers.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { saveBroker } from '../../../../db/texts/broker-admin.ts'
import type { Upload } from '../../../attachments/uploads.ts'
import type { RerenderedPage } from '../../../http/rerender.ts'
import type { Services } from '../../../http/services.ts'
import { IMAGE_ERROR } from '../../../images/messages.ts'
import { removePicture, storePicture } from '../../../images/store-picture.ts'
import { handleEdit } from '../../editing/handle-edit.ts'
import { marksOf, mergeEdits } from '../../editing/merge.ts'
import { seeOther } from '../../session/staff-form.ts'
import {
  BROKER_PICTURE,
  BROKERS_HREF,
  brokerInPlace,
  brokerValues,
  checkBroker,
  type EditedBroker,
  MERGED_FIELDS,
  valuesOfBroker,
} from './broker-values.ts'

/** Answers POST /api/staff/brokers: a profile and its picture, to save or to preview. */
export function handleBrokerForm(
  request: Request,
  services: Services,
): Promise<Response | RerenderedPage> {
  return handleEdit<EditedBroker>(request, services, {
    permission: 'texts',
    failed: 'a profile could not be saved',
    files: BROKER_PICTURE,
    read: (fields) => ({
      id: fields.id || undefined,
      revision: Number(fields.revision) || 0,
      before: fields.before ?? '',
      values: brokerValues(fields),
    }),
    again: (sent, { staff, problem, status }, { uploads }) =>
      brokerInPlace({ staff, broker: { ...sent, problem, errors: fileAgain(uploads) } }, status),
    async act(sent, staff, { fields, uploads }) {
      if (!sent) return seeOther(BROKERS_HREF)
      const stored = sent.id === undefined ? undefined : await findBroker(services.db, sent.id)
      const broker = { ...sent, stored }
      const checked = checkBroker(broker.values)
      if ('errors' in checked) {
        const errors = { ...checked.errors, ...fileAgain(uploads) }
        return brokerInPlace({ staff, broker: { ...broker, errors } }, 422)
      }
      if (fields.go === 'preview') return brokerInPlace({ staff, broker }, 200, 'preview')
      return saveProfile(services, { sent: broker, upload: uploads[0], staff })
    },
  })
}

/** A browser does not send a file again by itself. */
function fileAgain(uploads: Upload[]) {
  return uploads.length > 0 ? { [BROKER_PICTURE]: 'Please choose the picture again.' } : {}
}

/** Three times the width of a portrait on the About page, for the sharpest screens. */
const PORTRAIT_PX = 384

interface Profile {
  /** What was typed; it has been checked. */
  sent: EditedBroker
  staff: StaffMember
}

/** Stores the picture and the text of a profile, and removes the picture that it replaces. */
async function saveProfile(
  services: Services,
  { upload, ...profile }: Profile & { upload: Upload | undefined },
): Promise<Response | RerenderedPage> {
  const uploaded = upload && (await storePicture(upload, services, PORTRAIT_PX))
  if (uploaded && !uploaded.ok) {
    const { message, reason } = uploaded
    const toast = { tone: 'problem', title: message, text: reason } as const
    const broker = { ...profile.sent, errors: { [BROKER_PICTURE]: reason ?? message }, toast }
    return brokerInPlace({ ...profile, broker }, message === IMAGE_ERROR ? 503 : 422)
  }
  const fresh: BrokerPicture | undefined = uploaded && {
    path: uploaded.address.slice(1),
    width: uploaded.width,
    height: uploaded.height,
  }
  return save(services, profile, fresh)
}

async function save(
  services: Services,
  { sent, staff }: Profile,
  fresh: BrokerPicture | undefined,
): Promise<Response | RerenderedPage> {
  const { id, revision, values } = sent
  const before = sent.stored?.picture
  const picture = fresh ?? (values.withoutPicture ? undefined : before)
  const checked = checkBroker(values)
  if ('errors' in checked) throw new Error('A profile was saved although it was refused')
  const { text } = checked
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
  const changed =
    outcome.refused === 'changed' ? overTheirs(sent, outcome.current, fresh) : undefined
  if (changed && !changed.hasConflict) return save(services, { sent: changed, staff }, fresh)
  if (fresh) await removePicture(services, fresh.path)
  const errors = fresh && { errors: { [BROKER_PICTURE]: 'Please choose the picture again.' } }
  const broker = changed
    ? { ...changed, problem: CHANGED_PROFILE.typed }
    : { ...sent, id: undefined, revision: 0, stored: undefined, problem: GONE_PROFILE.typed }
  return brokerInPlace({ staff, broker: { ...broker, ...errors } }, 409)
}

/** What was typed, over what somebody else has saved meanwhile. */
function overTheirs(
  sent: EditedBroker,
  current: Broker,
  fresh: BrokerPicture | undefined,
): EditedBroker {
  const theirs = valuesOfBroker(current)
  // A form sends a picture only when it is another one.
  const picture = fresh?.path ?? (sent.values.withoutPicture ? '' : theirs.picture)
  const edit = { before: sent.before, sent: { ...sent.values, picture }, theirs }
  const { isConflict, ...merged } = mergeEdits(edit, MERGED_FIELDS)
  // Nobody removes a picture that they have not seen.
  const isSeen = sent.before.split(' ').includes(marksOf(theirs, [BROKER_PICTURE]))
  const hasConflict = isConflict || (sent.values.withoutPicture !== '' && !isSeen)
  return { ...sent, ...merged, revision: current.revision, stored: current, hasConflict }
}

/** What staff read after they used the desk for brokers' profiles. */

const SHOWN = 'Saved. The About page shows it now.'
const NOT_SHOWN = 'Saved. The site does not show it.'
export const RETURNED = 'The earlier text has been restored.'
export const REMOVED = 'The profile is removed.'
export const CHOOSE_PAGES = 'Choose which pages the broker has reviewed.'
/** What came of the buttons about reviews. */
export const REVIEW_OUTCOMES = {
  shown: { tone: 'success', text: 'The review is recorded. The pages show it now.' },
  hidden: {
    tone: 'success',
    text: 'The review is recorded. The pages show it once the profile is shown to visitors.',
  },
  withdrawn: { tone: 'success', text: 'The review is withdrawn.' },
  none: {
    tone: 'problem',
    text: 'This broker has not reviewed what you chose, so there was nothing to withdraw.',
  },
} as const
export const MOVED = 'The order is changed.'

export const CHANGED_PROFILE = {
  typed:
    'Somebody else saved this profile while you were writing, so yours was not saved. Your text is in the form, and what differs in theirs is below it. Saving now replaces theirs.',
  pressed:
    'Somebody else saved this profile since you opened it, so nothing was changed. This is what it says now.',
} as const

export const GONE_PROFILE = {
  typed:
    'Somebody else removed this profile while you were writing. Your text is in the form: saving adds it as a new profile.',
  pressed: 'This profile or this version was removed. Nothing was changed.',
} as const
