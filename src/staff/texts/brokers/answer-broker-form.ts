import { findBroker } from '../../../../db/content/brokers.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { FormError } from '../../../attachments/form-error.ts'
import { withForm } from '../../../attachments/read-form.ts'
import type { Upload } from '../../../attachments/uploads.ts'
import type { PageInPlace } from '../../../http/in-place.ts'
import { log } from '../../../http/log.ts'
import type { Services } from '../../../http/services.ts'
import { BROKEN_FORM, SIGNED_OUT, UNAVAILABLE } from '../../frame/form-messages.ts'
import { may } from '../../session/permissions.ts'
import { notAllowed } from '../../session/refusals.ts'
import { staffOf } from '../../session/session.ts'
import { maxTextBytes } from '../../session/text-limit.ts'
import { BROKER_PICTURE, brokerValues, checkBroker } from './broker-values.ts'
import { brokerInPlace, type EditedBroker } from './edited-broker.ts'
import { saveProfile } from './save-profile.ts'

/**
 * Answers POST /api/staff/brokers: a profile and its picture, to save or to preview. It checks
 * the session itself, because what was typed must also come back when the session has expired.
 */
export async function answerBrokerForm(
  request: Request,
  services: Services,
): Promise<Response | PageInPlace> {
  try {
    const reading = { ...services, maxTextBytes: await maxTextBytes(request) }
    return await withForm(request, reading, BROKER_PICTURE, ({ fields, uploads }) =>
      answer(request, services, fields.last(), uploads),
    )
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return new Response(BROKEN_FORM, { status: error.status })
  }
}

async function answer(
  request: Request,
  services: Services,
  fields: Record<string, string>,
  uploads: Upload[],
): Promise<Response | PageInPlace> {
  let sent: EditedBroker = {
    id: fields.id || undefined,
    revision: Number(fields.revision) || 0,
    values: brokerValues(fields),
  }
  let staff: StaffMember | undefined
  const again = (change: Partial<EditedBroker>, status: number) => {
    const errors = { ...change.errors, ...fileAgain(uploads) }
    return brokerInPlace({ staff, broker: { ...sent, ...change, errors } }, status)
  }
  try {
    staff = await staffOf(request.headers)
    if (!staff) return again({ problem: SIGNED_OUT }, 401)
    if (!may(staff, 'texts')) return notAllowed('texts')
    const stored = sent.id === undefined ? undefined : await findBroker(services.db, sent.id)
    sent = { ...sent, stored }
    const checked = checkBroker(sent.values)
    if ('errors' in checked) return again(checked, 422)
    if (fields.go === 'preview') return brokerInPlace({ staff, broker: sent }, 200, 'preview')
    return await saveProfile(services, { sent, text: checked.text, upload: uploads[0], staff })
  } catch (err) {
    log.error({ err }, 'a profile could not be saved')
    return again({ problem: UNAVAILABLE }, 503)
  }
}

/** A browser does not send a file again by itself. */
function fileAgain(uploads: Upload[]) {
  return uploads.length > 0 && { [BROKER_PICTURE]: 'Please choose the picture again.' }
}
