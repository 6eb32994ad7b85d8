import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { askForCode, spendCode } from '../../../db/leads/draft-codes.ts'
import { askForLink, findLink } from '../../../db/leads/draft-links.ts'
import { adoptDraft } from '../../../db/leads/draft-tokens.ts'
import { closeDraft, findDraft, startDraft } from '../../../db/leads/drafts.ts'
import { saveDraft } from '../../../db/leads/save-draft.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { findOpenJob, markDone, openJobs } from '../../../db/ops/outbox.ts'
import { answerContinue } from '../../../src/quote/another-device/answer-continue.ts'
import { answerLink } from '../../../src/quote/another-device/answer-link.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { mailDraftLink } from '../../../worker/jobs/mail-draft-link.ts'
import { type Outcome, type OutgoingEmail, SendFailed } from '../../../worker/mail/mailer.ts'
import { someStranger } from '../../samples/leads.ts'
import { onBothDatabases, testFolder } from '../../servers/databases.ts'
import { mailSettings } from '../../sites/mail-settings.ts'

const EMAIL = 'jane@visitor.example'
const SITE = 'https://www.agency.example'
const settings = parseConfig(mailSettings('smtp://127.0.0.1:1'))
const signal = new AbortController().signal

onBothDatabases('the mail with a link', (open) => {
  test('opens the draft on a second device; both save, and the submission of one ends it', async () => {
    const { db } = await open()
    const { draft, token: first } = await startDraft(db, 'quote')
    await saveDraft(db, draft.id, { data: { first_name: 'Zebulon' } })
    await askForLink(db, draft.id, EMAIL, someStranger())
    const mail = await mailed(db)
    expect(mail.to?.map(({ address }) => address)).toEqual([EMAIL])
    expect(`${mail.text} ${mail.html} ${mail.subject}`).not.toContain('Zebulon')
    const link = tokenIn(mail.text)
    await askForCode(db, link)
    const codeMail = await mailed(db)
    const code = /^\d{6}$/m.exec(codeMail.text ?? '')?.[0] ?? ''
    expect(codeMail.html).toContain(code)
    expect(codeMail.subject).not.toContain(code)
    const opened = await spendCode(db, link, code, async (tx, draftId) => ({
      second: await adoptDraft(tx, draftId),
    }))
    if (typeof opened === 'string') throw new Error(opened)
    for (const [device, field] of [
      [first, 'last_name'],
      [opened.second, 'phone'],
    ] as const) {
      const found = await findDraft(db, 'quote', device)
      await saveDraft(db, found?.id ?? '', { data: { [field]: 'typed' } })
    }
    const data = { first_name: 'Zebulon', last_name: 'typed', phone: 'typed' }
    expect(await findDraft(db, 'quote', first)).toMatchObject({ id: draft.id, data })
    await closeDraft(db, draft.id)
    expect(await findLink(db, link)).toBeUndefined()
  })

  test('is written anew by each try, with a link of its own; for good it is refused once', async () => {
    const { db } = await open()
    const { draft } = await startDraft(db, 'quote')
    await askForLink(db, draft.id, EMAIL, someStranger())
    const sent: OutgoingEmail[] = []
    const fails = async (email: OutgoingEmail): Promise<Outcome> => {
      sent.push(email)
      throw new SendFailed('The connection was closed.', { inDoubt: true })
    }
    await expect(work(db, fails)).rejects.toThrow('The connection was closed.')
    const later = async ({ recipients: [address = ''] }: OutgoingEmail) => ({
      accepted: [],
      refused: [{ address, code: '451 4.3.0', noSuchMailbox: false }],
    })
    await expect(work(db, later)).rejects.toThrow('451')
    const mail = await mailed(db)
    const [first] = sent
    const before = await PostalMime.parse(first?.raw ?? '')
    expect(await findLink(db, tokenIn(before.text))).toBeUndefined()
    expect(await findLink(db, tokenIn(mail.text))).toMatchObject({ draftId: draft.id })
    expect(mail.messageId).not.toBe(before.messageId)

    await askForLink(db, draft.id, 'nobody@visitor.example', someStranger())
    await work(db, async ({ recipients: [address = ''] }) => ({
      accepted: [],
      refused: [{ address, code: '550 5.1.1', noSuchMailbox: true }],
    }))
    await askForLink(db, draft.id, EMAIL, someStranger())
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const age = (hours: number) =>
      db
        .updateTable('draft_links')
        .set({ created_at: hoursAgo(hours) })
        .execute()
    await age(23)
    await expect(work(db, later)).rejects.toThrow('451')
    await age(25)
    await work(db, later)
    await askForLink(db, draft.id, EMAIL, someStranger())
    await closeDraft(db, draft.id)
    await work(db, fails)
    expect(sent).toHaveLength(1)
  })
})

test('while the database is unavailable, a post comes back with what was typed', async () => {
  const db = openDatabase('postgres://127.0.0.1:1/nowhere')
  onTestFinished(() => db.destroy())
  const site = { db, spoolFolder: testFolder() }
  const post = (path: string, fields: Record<string, string>) =>
    new Request(`${SITE}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie: `draft-quote=${'a'.repeat(43)}` },
    })
  expect(await answerLink(post('/quote/link', { email: EMAIL }), site)).toMatchObject({
    path: '/quote/link',
    status: 503,
    typedForLink: EMAIL,
  })
  for (const fields of [undefined, { code: '123456' }]) {
    const path = `/continue?token=${'a'.repeat(43)}`
    expect(await answerContinue(post(path, fields ?? {}), site)).toMatchObject({
      path,
      status: 503,
    })
  }
})

onBothDatabases('a link in a browser that has begun another request', (open) => {
  test('opens only when the visitor has said that the other one may be closed', async () => {
    const { db } = await open()
    const { draft } = await startDraft(db, 'quote')
    await askForLink(db, draft.id, EMAIL, someStranger())
    const link = tokenIn((await mailed(db)).text)
    await askForCode(db, link)
    const code = /^\d{6}$/m.exec((await mailed(db)).text ?? '')?.[0] ?? ''
    const own = await startDraft(db, 'quote')
    await saveDraft(db, own.draft.id, { data: { first_name: 'Bob' } })
    const answer = (fields: Record<string, string>) =>
      answerContinue(
        new Request(`${SITE}/continue?token=${link}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { cookie: `__Host-draft-quote=${own.token}; draft-quote=${own.token}` },
        }),
        { db, spoolFolder: testFolder() },
      )
    for (const closes of [undefined, draft.id]) {
      const kept = await answer({ code, ...(closes && { closes }) })
      // The code is not used up.
      expect(kept).toMatchObject({ status: 409, refusedCode: 'begun', typedCode: code })
    }
    const opened = (await answer({ code, closes: own.draft.id })) as Response
    const token = /draft-quote=([\w-]{43})/.exec(opened.headers.get('set-cookie') ?? '')?.[1] ?? ''
    expect(await findDraft(db, 'quote', token)).toMatchObject({ id: draft.id, data: {} })
    const left = { id: own.draft.id, data: { first_name: 'Bob' } }
    expect(await findDraft(db, 'quote', own.token)).toMatchObject(left)
  })
})

/** Does every open job with a mail server that answers so. */
async function work(db: Db, send: (email: OutgoingEmail) => Promise<Outcome>) {
  const mail = { send, close() {} }
  const context = { db, settings, mail, log: pino({ enabled: false }) }
  for (const { id } of await openJobs(db, 'all', 10)) {
    const payload = await findOpenJob(db, 'mail-draft-link', id)
    if (!payload) continue
    await mailDraftLink(context, payload, signal)
    await markDone(db, id)
  }
}

/** The one message that the open jobs send. */
async function mailed(db: Db) {
  const sent: OutgoingEmail[] = []
  await work(db, async (email) => {
    sent.push(email)
    return { accepted: email.recipients, refused: [] }
  })
  const [email] = sent
  if (!email || sent.length > 1) throw new Error(`${sent.length} messages were sent.`)
  return PostalMime.parse(email.raw)
}

function tokenIn(text = ''): string {
  return new RegExp(`${SITE}/continue\\?token=([\\w-]{43})`).exec(text)?.[1] ?? ''
}
