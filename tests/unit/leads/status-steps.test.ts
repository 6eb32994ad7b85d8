import { expect, test } from 'vitest'
import type { SentRequest } from '../../../db/leads/sent-request.ts'
import { statusSteps } from '../../../src/confirmation/status-page.tsx'

const OFFICE = 'The office is open Monday to Friday, 9 a.m. to 5 p.m.'
const due = new Date('2026-11-24T15:00:00Z')
const request: SentRequest = {
  id: '0b9f6a52-3c1d-4a55-9a0e-7f1c2d3e4f50',
  kind: 'quote',
  reference: 'FM-7K3Q-9XTD',
  createdAt: '2026-11-23T15:00:00.000Z',
  status: 'new',
  askedAt: undefined,
  openedAt: undefined,
  reader: undefined,
  answeredAt: undefined,
  lostFiles: [],
  callTime: undefined,
}

function said(change: Partial<SentRequest>, now = '2026-11-23T16:00:00Z', replyDeadline?: Date) {
  const steps = statusSteps(
    { request: { ...request, ...change }, replyDeadline },
    new Date(now),
    OFFICE,
  )
  return steps.map(({ title, text, isDone }) => `${isDone ? 'x' : '-'} ${title}: ${text}`)
}

test('a request that nobody has opened says when somebody is in, and by when they answer', () => {
  expect(said({}, undefined, due)).toEqual([
    'x Received: Monday, November 23, 10 a.m.',
    `- Being read: Not yet. ${OFFICE}`,
    '- Answered: Not yet. A person will answer by Tuesday, November 24, 10 a.m. (Eastern time).',
  ])
  expect(said({ kind: 'call' })[2]).toBe('- Answered: Not yet. We will call you within 24 hours.')
})

test('who reads it is named by their first name, once they have it', () => {
  expect(said({ reader: 'Anna' })[1]).toBe(
    '- Being read by Anna: Anna has it and will read it next.',
  )
  const openedAt = '2026-11-23T15:30:00.000Z'
  expect(said({ reader: 'Anna', openedAt })[1]).toBe(
    'x Being read by Anna: Since Monday, November 23, 10:30 a.m.',
  )
  expect(said({ openedAt })[1]).toBe('x Being read: Since Monday, November 23, 10:30 a.m.')
})

test('an answer is dated, and one that is late is owned up to', () => {
  const answeredAt = '2026-11-23T17:00:00.000Z'
  expect(said({ answeredAt })[2]).toMatch(/^x Answered: On Monday, November 23, noon, by phone/)
  expect(said({}, '2026-11-24T15:00:01Z', due)[2]).toBe(
    '- Answered: Not yet. It was due by Tuesday, November 24, 10 a.m., and we are late. Please call us.',
  )
})
