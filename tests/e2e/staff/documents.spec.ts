import PostalMime from 'postal-mime'
import { openDatabase } from '../../../db/open.ts'
import { pdfOfSize } from '../../samples/files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { freePort } from '../../servers/postgres.ts'
import { type SmtpPeer, startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { WebSite } from '../../sites/web-site.ts'
import { until } from '../../tools/until.ts'
import { expect, expectAccessibleEverywhere, outcome, press } from '../fixtures/desk-site.ts'
import { test } from '../fixtures/kept.ts'
import { asStaffOf } from '../fixtures/signed-in.ts'

let peer: SmtpPeer
let site: WebSite | undefined

/** A whole site with a mail server: what is asked for at the desk is read in the mail. */
test.beforeAll(async () => {
  peer = await startSmtpPeer()
  const PORT = `${await freePort()}`
  const { AUTH_SECRET: _, ...mail } = mailSettings(peer.url)
  site = new WebSite({ ...mail, PORT, SITE_URL: `http://127.0.0.1:${PORT}` })
  await site.start()
  await site.startWorker()
})
test.afterAll(async () => {
  await site?.remove()
  await peer.stop()
})
test.use({ baseURL: async ({}, use) => use(site?.address ?? '') })
test.use(
  asStaffOf({
    get dataDir() {
      return site?.dataDir ?? ''
    },
  }),
)

/** Where the button of the message with these words leads. */
async function linkInMail(to: string, words: string): Promise<string> {
  let link: string | undefined
  await until(`the mail to ${to} has “${words}”`, async () => {
    const mails = peer.messages.filter((one) => one.to.includes(to))
    const read = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)))
    const asking = read.find(({ text }) => text?.includes(words))
    link = /\/request\?token=[\w-]{44}/.exec(asking?.html ?? '')?.[0]
    return link !== undefined
  })
  return link ?? ''
}

let pages = 0
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOfSize(20_000 + ++pages),
})
const film = { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('no film') }

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, actionTimeout: 20_000, viewport: { width: 360, height: 740 } })

    test(`a broker asks for documents, and each is ticked off as it arrives ${how}`, async ({
      page,
      browser,
    }) => {
      const db = openDatabase(`${site?.databaseFile}`)
      const lead = await acceptLead(db)
      await page.goto(`/admin/leads/${lead.id}`)
      const desk = page.getByRole('region', { name: 'Documents' })
      const section = () => desk.getByText('Ask for documents').click()
      await section()
      await press(page, 'Send the message')
      await expect(page.getByRole('alert')).toContainText('Pick what you ask for')
      for (const name of ['Survey', 'Photo of the hull', 'Lease of the slip']) {
        await desk.getByLabel(name).check()
      }
      await desk.getByLabel('Something else').fill('Letter of the yard')
      await desk.getByLabel('In your own words').fill('Before we call the insurers, please send:')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await press(page, 'Send the message')
      await expect(outcome(page)).toContainText('The visitor is asked in a moment.')
      await expect(desk).toContainText('4 are missing.')

      const link = await linkInMail(lead.email, 'Before we call the insurers')
      const visitor = await browser.newContext({ javaScriptEnabled, baseURL: `${site?.address}` })
      const request = await visitor.newPage()
      await request.setViewportSize({ width: 360, height: 740 })
      await request.goto(link)
      const files = request.getByRole('region', { name: 'Files' })
      const asked = (name: string) => files.getByLabel(name, { exact: true })
      if (javaScriptEnabled) await expectAccessibleEverywhere(request)
      await request.setViewportSize({ width: 360, height: 740 })
      await asked('Survey').setInputFiles([pdf('survey.pdf'), pdf('survey, page 2.pdf')])
      await asked('Photo of the hull').setInputFiles([film])
      // The last of all, which no file was chosen for.
      await files.getByLabel('I do not have this').last().check()
      if (javaScriptEnabled) {
        await expect(files.getByText('film.mov cannot be taken in this format')).toBeVisible()
        await files.getByRole('button', { name: 'Remove film.mov' }).click()
        await expect(files.getByText('survey, page 2.pdf', { exact: true })).toBeVisible()
      }
      await press(request, 'Send')
      await expect(files.getByText(/^Survey: received on \w+day, /)).toBeVisible()
      if (!javaScriptEnabled) {
        await expect(request.getByRole('alert')).toContainText('film.mov cannot be taken')
      }
      await expect(files.getByLabel('I do not have this').last()).toBeChecked()
      await expect(asked('Survey')).toHaveCount(0)
      await asked('Photo of the hull').setInputFiles([pdf('hull.pdf')])
      await press(request, 'Send')
      await expect(files.getByText(/^Photo of the hull: received on /)).toBeVisible()
      await expect(request.getByRole('alert')).toHaveCount(0)
      await expect(asked('Lease of the slip')).toBeVisible()
      await request.goto(link.replace('/request', '/request/application'))
      const paper = request.getByRole('listitem').filter({ hasText: 'Survey' })
      await expect(paper).toContainText('Received on ')

      await page.goto(`/admin/leads/${lead.id}`)
      await expect(desk).toContainText('1 is missing.')
      const line = (name: string) => desk.getByRole('listitem').filter({ hasText: name })
      await expect(line('Survey')).toContainText('received')
      await expect(line('Survey').getByRole('link')).toHaveText([
        'survey.pdf',
        'survey, page 2.pdf',
      ])
      await expect(line('Letter of the yard')).toContainText('the visitor does not have it')
      await press(page, 'Withdraw: Letter of the yard')
      await press(page, 'It came another way: Lease of the slip')
      await expect(desk).toContainText('Nothing is missing.')
      await expect(page.getByRole('region', { name: 'History' })).toContainText(
        'ticked the document “Lease of the slip”: it came another way',
      )
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await request.goto(link)
      await expect(files.getByText(/^Lease of the slip: received on /)).toBeVisible()
      await expect(files.getByText('Letter of the yard')).toHaveCount(0)
      await visitor.close()
      await db.destroy()
    })
  })
}
