import { Hono } from 'hono'
import { findBroker } from '../../../../db/content/brokers.ts'
import {
  findBrokerVersion,
  moveBroker,
  removeBroker,
  saveBroker,
} from '../../../../db/texts/broker-admin.ts'
import { recordReviews, withdrawReviews } from '../../../../db/texts/review-admin.ts'
import type { Services } from '../../../http/services.ts'
import { services } from '../../../http/services.ts'
import { removePicture } from '../../../images/store-picture.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { type Fields, fieldsOf, seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { allow } from '../../session/staff-routes.ts'
import { pagesCalled } from './broker-reviews.tsx'
import {
  BROKERS_HREF,
  brokerHref,
  checkBroker,
  valuesOfBroker,
  valuesOfWords,
} from './broker-values.ts'
import {
  CHANGED_PROFILE,
  CHOOSE_PAGES,
  GONE_PROFILE,
  MOVED,
  REMOVED,
  RETURNED,
  REVIEW_OUTCOMES,
} from './handle-broker-form.ts'

/** The buttons about a profile that send no text: its place, its removal, and its versions. */
export const brokersApi = new Hono<StaffEnv>()

brokersApi.use(allow('texts'))
brokersApi.get('*', () => seeOther(BROKERS_HREF))
brokersApi.post('/move', async (c) => move(services(), await fieldsOf(c.req), c.get('staff')))
brokersApi.post('/remove', async (c) => remove(services(), await fieldsOf(c.req), c.get('staff')))
brokersApi.post('/review', allow('reviews'), async (c) =>
  review(services(), await fieldsOf(c.req), c.get('staff')),
)
brokersApi.post('/return', async (c) =>
  bringBack(services(), await fieldsOf(c.req), c.get('staff')),
)

type Staff = StaffEnv['Variables']['staff']

const GONE = { tone: 'problem', text: GONE_PROFILE.pressed } as const

async function move({ db }: Services, { id = '', go }: Fields, staff: Staff): Promise<Response> {
  const isThere = await moveBroker(db, { id, by: go === 'up' ? -1 : 1 }, staff)
  return seeOther(BROKERS_HREF, { flash: isThere ? { tone: 'success', text: MOVED } : GONE })
}

async function remove(
  services: Services,
  { id = '', revision }: Fields,
  staff: Staff,
): Promise<Response> {
  const outcome = await removeBroker(services.db, { id, revision: Number(revision) }, staff)
  if ('refused' in outcome && outcome.refused === 'changed') return changed(id)
  const picture = 'removed' in outcome && outcome.removed.picture
  if (picture) await removePicture(services, picture.path)
  return seeOther(BROKERS_HREF, { flash: { tone: 'success', text: REMOVED } })
}

/** Records or withdraws a broker's review of one page or of all of a kind. */
async function review({ db }: Services, fields: Fields, staff: Staff): Promise<Response> {
  const { id = '', go, what: called = '' } = fields
  const chosen = await pagesCalled(db, called)
  if (!chosen) {
    const flash = { tone: 'problem', text: CHOOSE_PAGES } as const
    return seeOther(brokerHref(id), { flash })
  }
  const reviewed = { brokerId: id, staff, ...chosen }
  const outcome =
    go === 'withdraw'
      ? await withdrawReviews(db, reviewed)
      : await recordReviews(db, reviewed, officeDay())
  if (outcome === 'gone') return seeOther(BROKERS_HREF, { flash: GONE })
  return seeOther(brokerHref(id), { flash: REVIEW_OUTCOMES[outcome] })
}

/** Brings the words of a former version back; picture and place stay as they are. */
async function bringBack(
  { db }: Services,
  { id = '', versionId = '', revision }: Fields,
  staff: Staff,
): Promise<Response> {
  const [stored, version] = await Promise.all([
    findBroker(db, id),
    findBrokerVersion(db, id, versionId),
  ])
  if (!stored || !version) return seeOther(BROKERS_HREF, { flash: GONE })
  const checked = checkBroker({ ...valuesOfBroker(stored), ...valuesOfWords(version.words) })
  if ('errors' in checked) throw new Error('A version of a profile cannot be read')
  const outcome = await saveBroker(db, {
    ...{ id, staff, origin: 'return', revision: Number(revision) },
    text: { ...checked.text, picture: stored.picture },
  })
  if ('done' in outcome) {
    return seeOther(brokerHref(id), { flash: { tone: 'success', text: RETURNED } })
  }
  if (outcome.refused === 'gone') return seeOther(BROKERS_HREF, { flash: GONE })
  return changed(id)
}

/** To the profile as somebody else has saved it meanwhile. */
function changed(id: string): Response {
  return seeOther(brokerHref(id), { flash: { tone: 'problem', text: CHANGED_PROFILE.pressed } })
}
