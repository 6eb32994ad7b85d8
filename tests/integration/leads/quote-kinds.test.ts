import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { findLead } from '../../../db/leads/lead.ts'
import { changeLead } from '../../../db/leads/lead-changes.ts'
import { findAnswers, listLeads } from '../../../db/leads/lead-list.ts'
import { findSubmission } from '../../../db/leads/submissions.ts'
import { findDelivery } from '../../../db/mail/deliveries.ts'
import type { Db } from '../../../db/open.ts'
import { postForm } from '../../../src/forms/post.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { quoteRules } from '../../../src/quote/rules.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { exportSelected } from '../../../src/staff/leads/list/export-leads.ts'
import { leadSummary } from '../../../src/staff/leads/list/lead-summary.ts'
import { writeLeadEmail } from '../../../worker/emails/write-lead-email.ts'
import { names } from '../../samples/lead-lists.ts'
import { quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'

process.env.AUTH_SECRET ??= TEST_AUTH_SECRET

const quote = { form: quoteForm, rules: quoteRules }
const NEXT_YEAR = Number(officeDay().slice(0, 4)) + 1
const VESSEL = {
  vessel_type: 'sailboat',
  vessel_length: '28',
  vessel_value: '45000',
  vessel_use: '',
}
const CONTACT = {
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@visitor.example',
  zipCode: '06371',
}
const POLICY = { present_insurer: 'Sound Mutual', policy_ends: `3/15/${NEXT_YEAR}` }

/** Somebody without JavaScript, whose browser keeps the cookie of the draft. @returns Where each post leads to. */
function visitor(db: Db) {
  let cookie = ''
  return async (step: string, answers: object, button = {}) => {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) })
    const post = { fields: { step, ...answers, ...button }, stored: [], fileProblems: [] }
    const response = await postForm(quote, post, headers, db)
    if (!(response instanceof Response)) throw new Error('in place')
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response.headers.get('location') ?? ''
  }
}

const BACK = { go: 'back' }

onBothDatabases('a quote for something else than a vessel', (open) => {
  for (const { kind, answers, line, found, said } of [
    {
      kind: 'other',
      answers: {
        coverage_wanted: 'flood',
        building_kind: 'second-home',
        property_place: '12 Shore Road, Old Lyme',
      },
      line: 'Flood · 12 Shore Road, Old Lyme · Second home or cottage · ZIP 06371',
      found: 'shore road lyme',
      said: {
        'Coverage wanted': 'Flood',
        'Kind of building': 'Second home or cottage',
        'Address or town': '12 Shore Road, Old Lyme',
      },
    },
    {
      kind: 'commercial',
      answers: {
        business_name: 'Harbor Yard <b>& Sons</b>',
        business_kind: 'boatyard',
        docks_or_vessels: '40 slips',
      },
      line: 'Harbor Yard <b>& Sons</b> · Boatyard or repair shop · 40 slips · ZIP 06371',
      found: 'harbor yard sons',
      said: {
        'Business name': 'Harbor Yard <b>& Sons</b>',
        'What it operates': 'Boatyard or repair shop',
        'Docks or vessels': '40 slips',
      },
    },
  ]) {
    test(`${kind}: only its own answers are sent, and staff find them everywhere`, async () => {
      const { db } = await open()
      const post = visitor(db)
      // A vessel was typed first, and is no longer meant.
      await post('insurance', { insurance_type: 'boat' })
      await post('vessel', VESSEL, BACK)
      await post('insurance', { insurance_type: kind })
      expect(await post('vessel', { ...answers, ...POLICY })).toContain('step=contact')
      // Nobody fills in a form in no time.
      const created_at = new Date(Date.now() - 600_000).toISOString()
      await db.updateTable('drafts').set({ created_at }).execute()
      expect(await post('contact', CONTACT)).toContain('received')

      const { leads } = await listLeads(db, { view: 'all', staffId: '', order: 'policy-end' })
      expect(leads).toMatchObject([{ policyEndsOn: `${NEXT_YEAR}-03-15`, insuranceType: kind }])
      const id = leads[0]?.id ?? ''
      const stored = { ...answers, ...POLICY, policy_ends: `${NEXT_YEAR}-03-15` }
      const formData = (await findSubmission(db, id))?.formData ?? {}
      expect(formData).toEqual({
        insurance_type: kind,
        ...stored,
        ...CONTACT,
        phone: '',
        additional_details: '',
      })
      expect(leadSummary('quote', (await findAnswers(db, [id])).get(id) ?? {}, [])).toBe(line)
      expect(await names(db, { search: found })).toEqual(['Jane Doe'])
      expect(await names(db, { search: 'sailboat' })).toEqual([])

      const labeled = { ...said, 'Present insurer': 'Sound Mutual' }
      const exported = await new Response(exportSelected(db, [id], 'jsonl')).json()
      expect(exported).toMatchObject({ ...labeled, 'Present policy ends': `${NEXT_YEAR}-03-15` })
      expect(exported).not.toHaveProperty('Vessel type')
      const text = await agencyMail(db, id)
      for (const value of [...Object.values(labeled), `March 15, ${NEXT_YEAR}`])
        expect(text).toContain(value)
      expect(text).not.toContain('Vessel')
    })
  }

  test('what was typed for one kind is there again when the visitor comes back to it', async () => {
    const { db } = await open()
    const post = visitor(db)
    await post('insurance', { insurance_type: 'boat' })
    await post('vessel', { ...VESSEL, vessel_length: 'long' }, BACK)
    await post('insurance', { insurance_type: 'commercial' })
    // The length is wrong, and nobody asks for it now.
    expect(await post('vessel', { business_name: 'Harbor Yard' })).toContain('step=contact')
    await post('contact', {}, { change: 'insurance_type' })
    const back = await post('insurance', { insurance_type: 'boat', returnTo: 'contact' })
    expect(back).toContain('step=vessel')
    const { data } = await db.selectFrom('drafts').select('data').executeTakeFirstOrThrow()
    expect(JSON.parse(data)).toMatchObject({ vessel_length: 'long', business_name: 'Harbor Yard' })
  })

  test('a visitor who corrects the end of the policy moves it, until staff have set a day', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const send = (policy_ends: string) =>
      acceptSubmission(db, { ...request, formData: { ...request.formData, policy_ends } })
    const { id } = await send('')
    const day = async () => (await findLead(db, id))?.state.policyEndsOn
    expect(await day()).toBe('')
    await send('2027-03-15')
    expect(await day()).toBe('2027-03-15')
    await send('2027-04-15')
    expect(await day()).toBe('2027-04-15')
    const staff = { email: 'anna@agency.example' }
    expect(await changeLead(db, staff, id, 0, { policyEndsOn: '2027-05-01' })).toBe('saved')
    await send('2027-06-15')
    expect(await day()).toBe('2027-05-01')
  })
})

async function agencyMail(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', '=', id)
    .where('audience', '=', 'agency')
    .executeTakeFirstOrThrow()
  const [delivery, submission] = [await findDelivery(db, row.id), await findSubmission(db, id)]
  if (!submission || !delivery || delivery.audience === 'subscriber') throw new Error('no message')
  const settings = parseConfig({
    SITE_URL: 'https://www.agency.example',
    LEADS_TO: 'leads@agency.example',
    AUTH_SECRET: TEST_AUTH_SECRET,
  })
  const { raw } = await writeLeadEmail({ db, settings }, delivery, submission)
  return (await PostalMime.parse(raw)).text ?? ''
}
