import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import {
  chooseInsurance,
  describeVessel,
  freshEmail,
  giveContact,
  REFERENCE,
  surveyPdf,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string

/** The site as a browser has it that takes no cookies; Playwright has no setting for that. */
async function openWithoutCookies(site: string) {
  const server = createServer((incoming, outgoing) => {
    const { cookie: _, ...headers } = incoming.headers
    const { method = '', url = '' } = incoming
    const asked = request(new URL(url, site), { method, headers }, (answer) => {
      const { 'set-cookie': __, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 500, rest)
      answer.pipe(outgoing)
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('without cookies the quote is finished, and its page shows what was sent', async ({
      page,
      baseURL,
    }) => {
      const { server, address } = await openWithoutCookies(baseURL as string)
      await page.goto(`${address}/quote?town=norwalk`)
      await chooseInsurance(page)
      await describeVessel(page)
      await giveContact(page, freshEmail())
      if (!javaScriptEnabled) await page.reload()
      await giveContact(page, freshEmail())
      await page.getByLabel('Attachments').setInputFiles([surveyPdf])
      await page.getByRole('button', { name: 'Get My Free Quote' }).click()
      await expect(page).toHaveURL(/\/quote\/received\?reference=FM-/)
      await expect(page.getByText('Kept on a mooring off Black Rock.')).toBeVisible()
      await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
      expect(await page.context().cookies()).toEqual([])
      const [agency] = await mailWith(dataDir(), REFERENCE.exec(page.url())?.[0] ?? '')
      expect(agency?.text).toContain('norwalk')
      expect(agency?.text).toContain('survey.pdf')
      server.closeAllConnections()
      server.close()
    })
  })
}
