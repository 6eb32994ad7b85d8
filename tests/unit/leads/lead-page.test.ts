import { expect, test } from 'vitest'
import type { Lead, LeadEvent, LeadMessage } from '../../../db/leads/lead.ts'
import { shownAnswer } from '../../../src/leads/shown-answers.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { eventInWords, eventsWithoutOwner } from '../../../src/staff/leads/detail/history-words.ts'
import { replyHref } from '../../../src/staff/leads/detail/reply.ts'
import { checkState } from '../../../src/staff/leads/detail/state-values.ts'
import { messageState, timeLineEntries } from '../../../src/staff/leads/detail/time-line-entries.ts'
import { answerVersions } from '../../../src/staff/leads/detail/versions.ts'
import { downloadAs } from '../../../src/staff/leads/files/deliver.ts'

const lead: Lead = {
  id: 'a',
  reference: 'FM-7K3Q-9XTD',
  kind: 'quote',
  email: 'jane@visitor.example',
  formData: { first_name: 'Jane', vessel_value: '85000' },
  source: null,
  lostFiles: [],
  createdAt: '2026-11-21T15:00:00.000Z',
  name: 'Jane Doe',
  phone: '',
  state: {
    status: 'new',
    statusReason: '',
    followUpOn: '',
    assignedTo: '',
    carrier: '',
    premium: '',
    quotedOn: '',
    policyEndsOn: '',
  },
  revision: 0,
  changesByOthers: 0,
  assignedTo: undefined,
  openedAt: undefined,
  answeredAt: undefined,
  heldAt: undefined,
  heldReasons: [],
  heldToldAt: undefined,
  amendments: [],
  application: undefined,
}

const names = {
  staffName: (id: string) => (id === 'anna' ? 'Anna' : 'Bob'),
  isSame: (id: string, email: string | undefined) => email === `${id}@agency.example`,
  fileName: () => 'boat.jpg',
  documentName: () => 'Survey',
  wasFree: () => false,
  nameOf: (email: string | undefined) => (email?.startsWith('anna') ? 'Anna' : 'Bob'),
}

const event = (change: Partial<LeadEvent>): LeadEvent => ({
  id: crypto.randomUUID(),
  at: '2026-11-21T15:00:00.000Z',
  staffEmail: 'anna@agency.example',
  action: 'lead-opened',
  details: {},
  ...change,
})

test.each([
  ['85000', '$85,000'],
  ['$85000.50', '$85,000.50'],
  ['85,000', '$85,000'],
  ['999999999999', '$999,999,999,999'],
  ['about a lot', 'about a lot'],
])('an amount of %s is shown as %s', (typed, shown) => {
  expect(shownAnswer(quoteForm.steps[1].fields.vessel_value, typed)).toBe(shown)
})

test('answers that were sent again are marked, each version with what it changed', () => {
  const amended: Lead = {
    ...lead,
    amendments: [
      { id: 'b', createdAt: '2026-11-21T16:00:00.000Z', answers: lead.formData },
      {
        id: 'c',
        createdAt: '2026-11-21T17:00:00.000Z',
        answers: { first_name: 'Jane', vessel_value: '92000', old_field: 'x' },
      },
    ],
  }
  const { current, changes } = answerVersions(amended, [])
  expect(current.filter(({ isChanged }) => isChanged).map(({ name }) => name)).toEqual([
    'vessel_value',
    'old_field',
  ])
  expect(changes.map(({ answers }) => answers)).toEqual([
    [],
    [
      { label: 'Estimated value', before: '$85,000', after: '$92,000' },
      { label: 'Old field', before: undefined, after: 'x' },
    ],
  ])
})

test('a reply opens with the reference, whatever stands in the name and the address', () => {
  const agency = { name: 'Test Marine', phone: '203-555-0142' }
  const hostile = {
    ...lead,
    email: 'jane?bcc=all@visitor.example',
    formData: { first_name: 'Jane\r\nBcc: x & y' },
  }
  const href = new URL(replyHref(hostile, agency, 'Anna'))
  expect(href.pathname).toBe('jane%3Fbcc%3Dall@visitor.example')
  expect([...href.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(href.searchParams.get('subject')).toBe('Re: your quote request FM-7K3Q-9XTD')
  expect(href.searchParams.get('body')).toMatch(
    /^Hello Jane Bcc: x & y,\r\n\r\nThank you for your quote request FM-7K3Q-9XTD\.[^]*Anna\r\nTest Marine\r\n203-555-0142$/,
  )
})

test('a reply greets by the name as it was last corrected', () => {
  const answers = { ...lead.formData, first_name: 'June' }
  const corrected = { ...lead, amendments: [{ id: 'b', createdAt: lead.createdAt, answers }] }
  const href = new URL(replyHref(corrected, { name: 'Test Marine', phone: '' }, 'Anna'))
  expect(href.searchParams.get('body')).toMatch(/^Hello June,/)
})

test('repeated openings within an hour are one line of the history, in order', () => {
  const at = (time: string) => `2026-11-21T${time}:00.000Z`
  const events = [
    event({ at: at('17:00') }),
    event({ at: at('15:40') }),
    event({ at: at('15:20'), staffEmail: 'bob@agency.example' }),
    event({ at: at('15:10') }),
  ]
  const past = { messages: [], replies: [], incoming: [], files: [], notes: [], events }
  expect(timeLineEntries(lead, past, names).map(({ text }) => text)).toEqual([
    'Quote request received',
    'Anna opened it (2 times within an hour)',
    'Bob opened it',
    'Anna opened it',
  ])
})

test('a change is told in words', () => {
  const details = { status: 'won', followUpOn: '', assignedTo: 'anna', hasStatusReason: true }
  expect(eventInWords(event({ action: 'lead-changed', details }), names)).toBe(
    'set the status to Won, gave a reason, removed the follow-up and took over the lead',
  )
  const given = event({ action: 'lead-changed', details: { assignedTo: 'bob' } })
  expect(eventInWords(given, names)).toBe('assigned it to Bob')
  expect(eventInWords(event({ action: 'lead-exported' }), names)).toBe('lead exported')
  const answered = (details: LeadEvent['details']) =>
    eventInWords(event({ action: 'lead-answered', details }), names)
  expect(answered({ way: 'call', status: 'in-work' })).toBe(
    'reached the visitor by phone, and the status became In progress',
  )
  expect(answered({ way: 'mail' })).toBe('replied by email')
})

test('who takes a lead that nobody has does not take it over', () => {
  const given = (email: string, assignedTo: string) =>
    event({
      action: 'lead-changed',
      staffEmail: `${email}@agency.example`,
      details: { assignedTo },
    })
  const events = [
    given('anna', 'anna'),
    given('bob', ''),
    given('bob', 'bob'),
    given('anna', 'anna'),
  ]
  const free = eventsWithoutOwner(events)
  const words = events
    .toReversed()
    .map((one) => eventInWords(one, { ...names, wasFree: (it) => free.has(it) }))
  expect(words).toEqual([
    'took the lead',
    'took over the lead',
    'removed the assignment',
    'took the lead',
  ])
})

test('what became of a message is told in words', () => {
  const message: LeadMessage = {
    id: 'm',
    audience: 'visitor',
    topic: 'submission',
    aboutId: undefined,
    createdAt: '2026-11-21T15:00:00.000Z',
    sentAt: undefined,
    refusedAt: undefined,
    waitsSince: undefined,
    attempts: 0,
    lastError: undefined,
    acceptedBy: ['ben@agency.example', 'cora@agency.example'],
  }
  expect(messageState(message)).toBe('Waiting to be sent.')
  expect(messageState({ ...message, attempts: 2, lastError: '451 later' })).toBe(
    'Tried 2 times, and will be tried again. The last problem: 451 later',
  )
  const at = '2026-11-21T15:00:00.000Z'
  expect(messageState({ ...message, refusedAt: at, lastError: '550 nobody' })).toMatch(
    /^Refused Nov 21, 2026, 10:00.AM\. The mail server said: 550 nobody$/,
  )
  expect(messageState({ ...message, sentAt: at })).toMatch(/^Sent Nov 21, 2026, 10:00.AM\.$/)
  expect(messageState({ ...message, audience: 'agency', sentAt: at })).toMatch(
    /AM to ben@agency\.example, cora@agency\.example\.$/,
  )
})

test.each([
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b_c.pdf`],
  [
    "it's (1)*.pdf",
    `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`,
  ],
  [
    'a\r\nset-cookie: x',
    `attachment; filename="a set-cookie: x"; filename*=UTF-8''a%20set-cookie%3A%20x`,
  ],
  ['\u202e', `attachment; filename="file"; filename*=UTF-8''file`],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('a file called %j is downloaded safely', (filename, header) => {
  expect(downloadAs(filename)).toBe(header)
})

test('a day of years ago that stands there already keeps nothing else from being saved, and no new one can be set', () => {
  const was = { ...lead.state, policyEndsOn: '2015-03-01' }
  const values = { ...was, carrier: 'Harbor Mutual' }
  expect(checkState(values, [], was, '2026-11-29')).toMatchObject({
    state: { carrier: 'Harbor Mutual', policyEndsOn: '2015-03-01' },
  })
  expect(checkState({ ...values, policyEndsOn: '2015-03-02' }, [], was, '2026-11-29')).toEqual({
    errors: { policyEndsOn: expect.stringContaining('within 5 years') },
  })
})
