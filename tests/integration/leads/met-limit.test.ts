import { expect, test } from 'vitest'
import type { Rerendered } from '../../../src/forms/form-again.ts'
import { postForm } from '../../../src/forms/post.ts'
import { forms } from '../../../src/server/forms.ts'
import { openSqlite } from '../../servers/databases.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'

process.env.AUTH_SECRET ??= TEST_AUTH_SECRET

/** More than one address may open in an hour. */
const MANY = 500

test('after many drafts from one address, a form says what is wrong with it, or how to reach somebody', async () => {
  const { db } = await openSqlite()
  const post = (kind: 'quote' | 'call', fields: Record<string, string>) =>
    postForm(forms[kind], { fields, stored: [], fileProblems: [] }, new Headers(), db)
  let refused: Rerendered | undefined
  for (let at = 0; at < MANY && !refused; at++) {
    const answer = await post('quote', { step: 'insurance', insurance_type: 'boat' })
    if (!(answer instanceof Response)) refused = answer
  }
  expect(refused).toMatchObject({
    path: '/quote',
    status: 429,
    retryAfterS: 600,
    state: { step: 'insurance', values: { insurance_type: 'boat' } },
    toast: { text: expect.stringContaining('or call us at 203-555-0142') },
  })

  const empty = (await post('call', { step: 'call', name: 'Jo' })) as Rerendered
  expect(empty).toMatchObject({ path: '/appointments', status: 422, state: { step: 'call' } })
  expect(empty.toast).toBeUndefined()
  expect(empty.state.errors).toMatchObject({ phone: 'Please enter a valid phone number.' })
  expect(empty.state.values).toMatchObject({ name: 'Jo' })
})
