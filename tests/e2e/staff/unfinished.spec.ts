import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { insertStaff } from '../../../db/staff/staff.ts'
import { STAFF } from '../../staff/account.ts'
import { outcome, press } from '../fixtures/desk-site.ts'
import { expect, expectAccessibleEverywhere, test } from '../fixtures/lead-site.ts'
import { chooseInsurance, describeVessel } from '../steps/form-steps.ts'

const BOX = 'If I do not finish, you may call me about this request.'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor agrees to be called and leaves; a broker calls, a writer sees nothing', async ({
      page,
      browser,
      baseURL,
      desk: { db },
    }) => {
      const family = javaScriptEnabled ? 'Halyard' : 'Topsail'
      const storageState = { cookies: [], origins: [] }
      const newcomer = () => browser.newContext({ baseURL, javaScriptEnabled, storageState })
      const visitor = await (await newcomer()).newPage()
      await visitor.goto('/quote')
      await chooseInsurance(visitor)
      await describeVessel(visitor)
      await visitor.getByLabel('First name').fill('Yara')
      await visitor.getByLabel('Last name').fill(family)
      await visitor.getByLabel('Phone').fill('203-555-0188')
      await expect(visitor.getByLabel(BOX)).not.toBeChecked()
      await visitor.getByLabel(BOX).check()
      if (javaScriptEnabled) {
        // A field that is scrolled half below the header is no target.
        await visitor.evaluate(() => scrollTo(0, 0))
        await expectAccessibleEverywhere(visitor)
      }
      // With JavaScript the draft is saved by itself; without it, by a button.
      if (!javaScriptEnabled) await visitor.getByRole('button', { name: 'Back' }).click()
      const draftOf = () =>
        db
          .selectFrom('draft_consents')
          .innerJoin('drafts', 'drafts.id', 'draft_consents.draft_id')
          .select(['drafts.id', 'drafts.data'])
          .where('drafts.data', 'like', `%${family}%0188%`)
          .executeTakeFirst()
      await expect.poll(async () => (await draftOf())?.data ?? '').toContain('0188')
      const id = (await draftOf())?.id ?? ''
      await visitor.goto('/quote?step=contact')
      await expect(visitor.getByLabel(BOX)).toBeChecked()

      const line = page.getByRole('listitem').filter({ hasText: family })
      await page.goto('/admin/leads')
      await page.getByRole('link', { name: 'Unfinished' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unfinished requests')
      await expect(line).toHaveCount(0)
      const updated_at = new Date(Date.now() - 3_700_000).toISOString()
      await db.updateTable('drafts').set({ updated_at }).where('id', '=', id).execute()
      await page.reload()
      await expect(line).toContainText('203-555-0188')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await line.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Yara ${family}`)
      await expect(page.getByRole('definition').filter({ hasText: '$85,000' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
        'href',
        'tel:+12035550188',
      )
      await page.goto('/admin/leads')
      await expect(page.getByRole('link', { name: /^Unfinished \(\d+ to call\)$/ })).toBeVisible()
      await page.goto('/admin')
      await page.getByRole('link', { name: 'See unfinished requests' }).click()
      await line.getByRole('link').click()
      await press(page, 'Mark as called')
      await expect(outcome(page)).toHaveText('Marked as called.')
      await expect(page.getByText('anna@agency.example called')).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)

      // Tab closed, another day: the visitor changes their mind.
      await visitor.getByLabel(BOX).uncheck()
      if (!javaScriptEnabled) await visitor.getByRole('button', { name: 'Back' }).click()
      await expect.poll(draftOf).toBeUndefined()
      expect((await page.reload())?.status()).toBe(404)
      await visitor.goto('/quote?step=contact')
      await visitor.getByLabel(BOX).check()
      if (!javaScriptEnabled) await visitor.getByRole('button', { name: 'Back' }).click()
      await expect.poll(draftOf).toBeDefined()
      await db.updateTable('drafts').set({ updated_at }).where('id', '=', id).execute()

      const email = `writer.${randomUUID().slice(0, 8)}@agency.example`
      const passwordHash = await hashPassword(STAFF.password)
      const account = { name: 'Wendy', email, role: 'writer' as const, passwordHash }
      await db.transaction().execute((tx) => insertStaff(tx, account))
      const writer = await newcomer()
      await writer.request.post('/api/staff-access/sign-in', {
        form: { email, password: STAFF.password, to: '/admin/account' },
      })
      for (const path of ['/admin/leads/unfinished', `/admin/leads/unfinished/${id}`]) {
        const refused = await writer.request.get(path)
        expect(refused.status()).toBe(403)
        expect(await refused.text()).not.toContain(family)
      }

      await page.goto(`/admin/leads/unfinished/${id}`)
      await page.getByText('Remove this request').click()
      await press(page, 'Remove for good')
      await expect(outcome(page)).toHaveText('The request is removed.')
      await expect(line).toHaveCount(0)
      await writer.close()
      await visitor.context().close()
    })
  })
}
