import { expect, test } from 'vitest'
import { sentFormWords } from '../../../src/staff/session/pending-form.ts'

const ID = '3f0b0c1e-8a57-4d0e-9a43-1f6f3b9f2f11'

test('a form that is sent again says what it does, and what was typed, without what the page noted for itself', () => {
  const fields: [string, string][] = [
    ['revision', '7'],
    ['before', '["new","","",""]'],
    ['status', 'in-work'],
    ['followUpOn', '2027-12-01'],
    ['assignedTo', ID],
    ['statusReason', ''],
    ['note', 'is another button’s'],
  ]
  expect(sentFormWords(`/api/staff/leads/${ID}/state`, fields)).toEqual({
    deed: 'Save the status of a lead, its follow-up, and who has it.',
    lines: [
      ['Status', 'In work'],
      ['Follow up on', '2027-12-01'],
      ['Who has it', 'as chosen on the page'],
    ],
  })
})

test('deleting selected leads says that it deletes, and how many', () => {
  const fields: [string, string][] = [
    ['ids', ID],
    ['ids', 'another'],
    ['do', 'delete'],
  ]
  expect(sentFormWords('/api/staff/leads/selected', fields).lines).toEqual([
    ['What is done', 'Delete'],
    ['Selected leads', '2'],
  ])
})

test('a long form is cut short and says so', () => {
  const fields = Array.from({ length: 30 }, (_, at): [string, string] => [
    `day${at}`,
    'x'.repeat(999),
  ])
  const { lines } = sentFormWords('/api/staff/settings/closing-days', fields)
  expect(lines).toHaveLength(25)
  expect(lines[0]).toEqual(['Day 0', `${'x'.repeat(400)}…`])
  expect(lines.at(-1)).toEqual(['And', '6 more'])
})
