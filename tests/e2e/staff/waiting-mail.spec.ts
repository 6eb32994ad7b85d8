import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import type { RateLimitClient } from '../../../db/limits/rate-limit.ts'
import { quoteRequest } from '../../samples/leads.ts'
import { outcome, press } from '../fixtures/desk-site.ts'
import { expect, expectAccessibleEverywhere, test } from '../fixtures/lead-site.ts'

const client: RateLimitClient = {
  keyOf: (kind, value) => `${kind} ${value}`,
  address: '203.0.113.7',
  limits: {
    requests: { perSender: 100, inAll: 100, sameText: 100 },
    mails: { inAll: 0, perMailbox: 100 },
  },
}
const person = { client, tookTime: true, hasRoom: true }

test('staff see why a lead is held, and release or discard messages that wait', async ({
  page,
  desk: { db },
}) => {
  const signs = ['trap', 'links'] as const
  const held = await acceptSubmission(db, quoteRequest(), {
    judging: { ...person, signs: [...signs] },
  })
  await page.goto(`/admin/leads/${held.id}`)
  await expect(page.getByText('A field that people cannot see was filled in')).toBeVisible()
  await expect(page.getByText('The answers contain several links')).toBeVisible()
  await expectAccessibleEverywhere(page)

  for (const button of ['Release all', 'Discard all']) {
    const lead = await acceptSubmission(db, quoteRequest(), {
      judging: { ...person, signs: [] },
    })
    await page.goto(`/admin/leads/${lead.id}`)
    await expect(page.getByText('Waiting until somebody releases it')).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByText('Messages waiting for release (1)')).toBeVisible()
    await expect(page.getByText('1 to confirm a request, since')).toBeVisible()
    await expectAccessibleEverywhere(page)
    await press(page, button)
    await expect(outcome(page)).toHaveText(
      button === 'Release all'
        ? '1 message will be sent in a moment.'
        : '1 message discarded. Nobody will get them.',
    )
    await expect(page.getByText('Messages waiting for release')).toHaveCount(0)
  }
})
