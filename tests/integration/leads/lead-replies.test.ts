import { expect, test, vi } from 'vitest'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { eventsOf, findLead, messagesOf } from '../../../db/leads/lead.ts'
import { repliesOf } from '../../../db/leads/replies.ts'
import { markRefused } from '../../../db/mail/deliveries.ts'
import type { Db } from '../../../db/open.ts'
import { exportPerson } from '../../../src/staff/leads/person/routes.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { acceptLead, holdLead } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { mailed, parsed } from '../../staff/mailed.ts'
import { openDesk } from '../../staff/staff-desk.ts'

// The web process never connects to the mail server: it only knows that there is one, from when it is loaded.
await vi.hoisted(async () => {
  const { mailSettings } = await import('../../sites/mail-settings.ts')
  Object.assign(process.env, mailSettings('smtp://127.0.0.1:1'))
})

const TEMPLATE = {
  'name-0': ' Ask for the  policy ',
  'subject-0': '',
  'text-0':
    'Hello {First name},\r\n\r\nthank you for your {request} {reference}. Please send us the policy of your {vessel}:\r\n{link}\r\n\r\n{broker}, {agency}',
}

onBothDatabases('a reply from the desk', (open) => {
  test('begins with a template, is sent once in the thread of the confirmation, and is an answer', async () => {
    const { db, staff, post, lead, path } = await openLeadDesk(await open())
    const saved = await post('/settings/reply-templates', { ...TEMPLATE, revision: '0' })
    expect(saved.status).toBe(303)
    const replyKey = crypto.randomUUID()
    const chosen = await post(`${path}/template`, { template: 'Ask for the policy', replyKey })
    const { reply, success } = await chosen.json()
    expect(success).toBe('The template is filled in. Nothing is sent yet.')
    const { reference } = lead
    expect(reply).toMatchObject({
      key: replyKey,
      subject: `Re: Your quote request ${reference}`,
      text: `Hello Jane,\n\nthank you for your quote request ${reference}. Please send us the policy of your 27-foot center console:\n{link}\n\nAnna Fowler, Fayerweather Marine`,
    })
    const sent = { replyKey, replySubject: reply.subject, reply: reply.text, note: 'Of another' }
    // The second press comes while the first one is being answered.
    const answers = await Promise.all([1, 2].map(() => post(`${path}/reply`, sent)))
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({
        success: expect.stringMatching(/^The reply will be sent in a moment/),
        note: 'Of another',
      })
    }
    expect((await post(`${path}/reply`, { ...sent, note: '' })).status).toBe(303)

    const { messages } = await mailed(db, 'mail-reply', deliverMessage)
    const confirmations = await mailed(db, 'deliver-message', deliverMessage)
    const confirmation = confirmations.messages.find(({ to }) => to.includes(lead.email))
    expect(messages).toHaveLength(1)
    const [mail] = await parsed(messages)
    expect(mail).toMatchObject({
      subject: `Re: Your quote request ${reference}`,
      from: { name: `${staff.name}, Fayerweather Marine`, address: 'office@agency.example' },
      to: [{ address: lead.email }],
      replyTo: [{ name: staff.name, address: staff.email }],
      inReplyTo: confirmation?.messageId,
      references: confirmation?.messageId,
    })
    expect(confirmation?.messageId).toMatch(/^<.+@www\.agency\.example>$/)
    expect(mail?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
    expect(mail?.text).toContain('the policy of your 27-foot center console:')
    expect(mail?.html).toMatch(/href="https:\/\/www\.agency\.example\/request\?token=[\w-]{44}"/)

    const answered = await findLead(db, lead.id)
    expect(answered?.state.status).toBe('in-work')
    expect(answered?.answeredAt).toBeDefined()
    const [event] = await eventsOf(db, lead.id)
    expect(event).toMatchObject({
      action: 'lead-answered',
      details: { way: 'reply', status: 'in-work' },
    })
    const delivery = (await messagesOf(db, lead.id)).find(({ topic }) => topic === 'reply')
    expect(delivery).toMatchObject({ aboutId: expect.any(String), acceptedBy: [lead.email] })
    expect(await exportPerson(db, lead.email)).toMatchObject({
      json: expect.stringContaining('27-foot center console'),
    })
    expect(await deleteLeads(db, staff, [lead.id])).toBe(1)
    expect(await repliesOf(db, lead.id)).toEqual([])
  })

  test('that the mail server refused is sent again once, under a new Message-ID in the same thread', async () => {
    const { db, post, lead, path } = await openLeadDesk(await open())
    await post(`${path}/reply`, { reply: 'Ahoy', replyKey: crypto.randomUUID() })
    const failed = await reply(db, lead.id)
    const again = { message: failed?.id ?? '', press: crypto.randomUUID() }
    const sentAgain = () => post(`${path}/send-again`, again)
    await sentAgain()
    expect(await replies(db, lead.id)).toHaveLength(1)
    await markRefused(db, failed?.id ?? '', '550 No such mailbox')
    // A reload, a double press, and a colleague whose page is as old.
    await Promise.all([sentAgain(), sentAgain()])
    await post(`${path}/send-again`, { ...again, press: crypto.randomUUID() })
    expect(await replies(db, lead.id)).toHaveLength(2)
    const { messages } = await mailed(db, 'mail-reply', deliverMessage)
    expect(messages).toHaveLength(1)
    const [mail] = await parsed(messages)
    expect(mail).toMatchObject({
      to: [{ address: lead.email }],
      text: expect.stringMatching(/Ahoy/),
    })
    expect(mail?.messageId).not.toContain(failed?.id)
    await sentAgain()
    await post(`${path}/send-again`, { ...again, press: crypto.randomUUID() })
    expect(await replies(db, lead.id)).toHaveLength(2)
    const events = await eventsOf(db, lead.id)
    expect(events.filter(({ action }) => action === 'message-sent-again')).toMatchObject([
      { details: { audience: 'visitor', topic: 'reply' } },
    ])
    // It has arrived: that it is to be sent once more is said of this one.
    const arrived = await reply(db, lead.id)
    const more = { message: arrived?.id ?? '', press: crypto.randomUUID() }
    await post(`${path}/send-again`, more)
    expect(await replies(db, lead.id)).toHaveLength(3)
  })

  test('that cannot be sent comes back as it was typed, and says what is right', async () => {
    const { db, post, lead, path } = await openLeadDesk(await open())
    const refused = async (reply: string, more = {}) => {
      const answer = await post(`${path}/reply`, { reply, ...more })
      const { errors, problem, ...page } = await answer.json()
      expect([answer.status, page.reply.text]).toEqual([422, reply])
      expect(problem).toBe('Nothing was sent.')
      return errors
    }
    expect(await refused('')).toEqual({ reply: 'Write the reply first.' })
    expect(await refused('Ahoy {boat}')).toEqual({
      reply: expect.stringMatching(/^There is no field {boat}\. There are {first name}, {vessel}/),
    })
    expect(await refused('x'.repeat(5001))).toEqual({
      reply: 'The reply has 5,001 characters, and can have 5,000.',
    })
    expect(await refused('See {link}', { replySubject: '{link}' })).toEqual({
      replySubject: '{link} is a button, which only the text can have.',
    })
    const contact = await acceptLead(db, { kind: 'contact', formData: { name: 'Bo Mast' } })
    const noVessel = await post(`/leads/${contact.id}/reply`, {
      reply: '{first name}, your {vessel}',
    })
    expect((await noVessel.json()).errors).toEqual({
      reply: 'Write something in place of {vessel}: this lead does not say it.',
    })
    const held = await holdLead(db)
    expect((await post(`/leads/${held.id}/reply`, { reply: 'Ahoy' })).status).toBe(409)
    const gone = await post(`/leads/${crypto.randomUUID()}/reply`, { reply: 'Ahoy' })
    expect([gone.status, (await gone.json()).note]).toEqual([410, 'Ahoy'])
    for (const { id } of [lead, contact, held]) expect(await repliesOf(db, id)).toEqual([])
  })
})

onBothDatabases('templates of replies', (open) => {
  test('are saved by brokers, with fields that exist, and one takes the place of another that nobody changed', async () => {
    const { post, path } = await openLeadDesk(await open())
    const wrong = await post('/settings/reply-templates', {
      ...TEMPLATE,
      'text-0': 'Hello {surname}',
      'name-1': 'ASK FOR THE POLICY',
      'subject-1': '{link}',
      revision: '0',
    })
    expect([wrong.status, (await wrong.json()).errors]).toEqual([
      422,
      {
        'text-0': expect.stringMatching(/^Template 1: there is no field {surname}\. There are {f/),
        'name-1': 'Template 2: ASK FOR THE POLICY is in the list already.',
        'subject-1': 'Template 2: {link} is a button, which only the text can have.',
        'text-1': 'Template 2: write what the reply begins with, or empty all three fields.',
      },
    ])
    const two = { ...TEMPLATE, 'name-1': 'Short', 'subject-1': 'About {reference}', 'text-1': 'Hi' }
    expect((await post('/settings/reply-templates', { ...two, revision: '0' })).status).toBe(303)
    expect((await post('/settings/reply-templates', { ...two, revision: '0' })).status).toBe(409)
    const choose = async (template: string, more = {}) => {
      const answer = await post(`${path}/template`, { template, ...more })
      return (await answer.json()).reply
    }
    const long = await choose('Ask for the policy')
    const short = await choose('Short', { reply: long.text, replyMark: long.mark })
    expect(short).toMatchObject({ subject: expect.stringMatching(/^About FM-/), text: 'Hi' })
    const typed = await choose('Short', { reply: 'My own words', replyMark: long.mark })
    expect(typed.text).toBe('My own words\n\nHi')
    const none = await post(`${path}/template`, { template: 'Nobody', reply: 'Mine' })
    expect([none.status, (await none.json()).reply.text]).toEqual([422, 'Mine'])
  })
})

async function replies(db: Db, id: string) {
  return (await messagesOf(db, id)).filter(({ topic }) => topic === 'reply')
}

async function reply(db: Db, id: string) {
  return (await replies(db, id)).at(-1)
}

async function openLeadDesk(database: TestDatabase) {
  const desk = await openDesk(database, openObjectStore(database))
  const lead = await acceptLead(database.db)
  return { ...desk, db: database.db, lead, path: `/leads/${lead.id}` }
}
