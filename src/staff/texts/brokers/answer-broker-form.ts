import { findBroker } from '../../../../db/content/brokers.ts'
import type { Upload } from '../../../attachments/uploads.ts'
import type { PageInPlace } from '../../../http/in-place.ts'
import type { Services } from '../../../http/services.ts'
import { answerEdit } from '../../editing/answer-edit.ts'
import { seeOther } from '../../session/answer.ts'
import { BROKER_PICTURE, brokerValues, checkBroker } from './broker-values.ts'
import { BROKERS_HREF, brokerInPlace, type EditedBroker } from './edited-broker.ts'
import { saveProfile } from './save-profile.ts'

/** Answers POST /api/staff/brokers: a profile and its picture, to save or to preview. */
export function answerBrokerForm(
  request: Request,
  services: Services,
): Promise<Response | PageInPlace> {
  return answerEdit<EditedBroker>(request, services, {
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
