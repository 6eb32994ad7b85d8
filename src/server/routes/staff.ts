import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitBody } from '../../http/limit-body.ts'
import { refuseMethod } from '../../http/method-not-allowed.ts'
import { services } from '../../http/services.ts'
import { accountApi } from '../../staff/account/routes.ts'
import { openingApi, workApi } from '../../staff/dashboard/routes.ts'
import { importApi } from '../../staff/imports/routes.ts'
import { leadApi, MAX_NOTE_FORM_BYTES } from '../../staff/leads/detail/routes.ts'
import { leadFilesApi } from '../../staff/leads/files/routes.ts'
import { leadListApi } from '../../staff/leads/list/routes.ts'
import { leadPaperApi } from '../../staff/leads/paper/routes.ts'
import { personApi } from '../../staff/leads/person/routes.ts'
import { unfinishedApi } from '../../staff/leads/unfinished/routes.ts'
import { newsletterApi } from '../../staff/newsletter/routes.ts'
import { handlePostForm } from '../../staff/posts/handle-post-form.ts'
import { handleImage } from '../../staff/posts/post-pictures.ts'
import { unsavedApi } from '../../staff/posts/unsaved-routes.ts'
import { exportReport } from '../../staff/reports/report.ts'
import { MAX_FORM_BYTES, seeOther } from '../../staff/session/staff-form.ts'
import {
  allow,
  type StaffEnv,
  sameSiteOnly,
  signedInOnly,
} from '../../staff/session/staff-routes.ts'
import { outOfOfficeApi } from '../../staff/settings/out-of-office/routes.ts'
import { MAX_SETTINGS_BYTES, settingsApi } from '../../staff/settings/routes.ts'
import { teamApi } from '../../staff/team/routes.ts'
import { handleTestimonialForm } from '../../staff/testimonials/edit-testimonial.ts'
import { handleBrokerForm } from '../../staff/texts/brokers/handle-broker-form.ts'
import { brokersApi } from '../../staff/texts/brokers/routes.ts'
import { handlePictureForm } from '../../staff/texts/editor/handle-picture.ts'
import { handleTextForm } from '../../staff/texts/editor/handle-text-form.ts'
import type { Pages } from '../pages/pages.ts'

/** Everything under /api/staff. A form is answered with a 303 redirect or its own page. */
export function staffRoutes(pages: Pages) {
  const routes = new Hono<StaffEnv>()
  routes.use(
    methodNotAllowed({
      app: routes,
      onMethodNotAllowed(c, methods) {
        const page = ['GET', 'HEAD'].includes(c.req.method) && formPage(c.req.url)
        return page ? seeOther(page) : refuseMethod(c, methods)
      },
    }),
  )
  // These check the session themselves, so that they can return what was typed when it has
  // expired.
  routes.post('/posts', async (c) =>
    pages.orInPlace(c, await handlePostForm(c.req.raw, services())),
  )
  routes.post('/testimonials', async (c) =>
    pages.orInPlace(c, await handleTestimonialForm(c.req.raw, services())),
  )
  routes.post('/texts/:kind/:slug', async (c) =>
    pages.orInPlace(c, await handleTextForm(c.req.raw, services(), c.req.param())),
  )
  routes.post('/brokers', async (c) =>
    pages.orInPlace(c, await handleBrokerForm(c.req.raw, services())),
  )
  routes.use(signedInOnly)
  routes.post('/images', allow('posts'), (c) => handleImage(c.req.raw, services()))
  routes.route('/unsaved-posts', unsavedApi)
  routes.post('/texts/towns/:slug/picture', allow('texts'), async (c) => {
    const address = { slug: c.req.param('slug'), staff: c.get('staff') }
    return pages.orInPlace(c, await handlePictureForm(c.req.raw, services(), address))
  })
  routes.get('/report.csv', allow('leads'), sameSiteOnly, exportReport)
  const ofNotes = limitBody(MAX_NOTE_FORM_BYTES)
  // A certificate comes with its file: what reads it has a limit of its own.
  routes.use('/leads/*', allow('leads'), (c, next) =>
    c.req.path.endsWith('/certificate') ? next() : ofNotes(c, next),
  )
  routes.route('/leads/files', leadFilesApi)
  routes.route('/leads/person', personApi)
  routes.route('/leads/unfinished', unfinishedApi)
  routes.route('/leads', leadPaperApi)
  routes.route(
    '/leads',
    leadApi((c, answer) => pages.orInPlace(c, answer)),
  )
  routes.use('/settings/*', limitBody(MAX_SETTINGS_BYTES))
  routes.route(
    '/settings',
    settingsApi((c, answer) => pages.orInPlace(c, answer)),
  )
  routes.use(limitBody(MAX_FORM_BYTES))
  routes.route(
    '/out-of-office',
    outOfOfficeApi((c, answer) => pages.orInPlace(c, answer)),
  )
  routes.route('/account', accountApi)
  routes.route('/brokers', brokersApi)
  routes.route('/accounts', teamApi)
  routes.route('/import', importApi)
  routes.route('/opening', openingApi)
  routes.route('/work', workApi)
  routes.route('/', leadListApi)
  routes.route('/', newsletterApi)
  return routes
}

/** Addresses under /api/staff to which forms are sent, and below /admin the pages that have these forms. */
const FORM_PAGES: [sentTo: RegExp, page: string][] = [
  [/^\/(posts|testimonials)$/, '/$1'],
  [/^\/brokers$/, '/texts/brokers'],
  [/^(\/texts\/[^/]+\/[^/]+)(\/picture)?$/, '$1'],
  [/^\/(leads\/selected|lead-views(\/delete)?)$/, '/leads'],
  [
    /^(\/leads\/[^/]+)\/(state|notes|answered|reply|template|certificate|ask|document|send-again|release|spam|delete)$/,
    '$1',
  ],
  [/^(\/leads\/[^/]+)\/answers$/, '$1/application'],
  [/^\/settings\/agency$/, '/settings'],
  [
    /^(\/settings\/(closing-days|costs|documents|export-columns|insurers|lead-routing|reply-templates))$/,
    '$1',
  ],
  [/^\/out-of-office$/, '/account/out-of-office'],
]

/**
 * The page with the form that is sent to an address, or undefined. A refused form is answered at its address, which
 * staff reload, keep, and share like that of a page.
 */
function formPage(url: string): string | undefined {
  const { pathname } = new URL(url)
  const path = pathname.replace(/^\/api\/staff(?=\/)/, '')
  const found = FORM_PAGES.find(([sentTo]) => sentTo.test(path))
  return found && `/admin${path.replace(...found)}`
}
