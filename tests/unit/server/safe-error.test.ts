import { readFileSync } from 'node:fs'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { safeError } from '../../../src/telemetry/log-options.ts'

const MARK = /quill/

test.each<[string, () => unknown]>([
  ['text that is not JSON', () => thrown(() => JSON.parse('{"name": quillname "x"}'))],
  ['text in a list', () => thrown(() => JSON.parse('["a", quillmessage]'))],
  ['an address that is not one', () => thrown(() => new URL('quill://['))],
  ['a file of a lead', () => thrown(() => readFileSync('/none/form-uploads/17-quill-file.pdf'))],
  ['a row of Postgres', () => postgresError('23505', 'duplicate key value violates "leads_key"')],
  ['a value of Postgres', () => postgresError('22P02', 'invalid input for integer: "a quill "x""')],
  ['what a mail server says', () => replyError()],
  ['what a rule says', () => new Error('email must be an email address (was "quill")')],
  ['a cause', () => new Error('Nothing was stored', { cause: replyError() })],
  ['one of several', () => new AggregateError([replyError()], 'Nothing was stored')],
  ['something else than an error', () => ({ name: 'quillname' })],
])('%s is logged without what somebody typed', (_, make) => {
  const error = make()
  expect(visible(error)).toMatch(MARK)
  expect(JSON.stringify(safeError(error))).not.toMatch(MARK)
})

test('an operator sees what happened, and where', () => {
  const error = thrown(() => readFileSync('/none/site.sqlite'))
  expect(safeError(error)).toMatchObject({
    type: 'Error',
    code: 'ENOENT',
    message: "ENOENT: no such file or directory, open '/none/site.sqlite'",
    stack: expect.stringMatching(/^at .*safe-error\.test/s),
  })
  const missing = postgresError('42P01', 'relation "deliveries" does not exist')
  expect(safeError(missing)).toMatchObject({ message: 'relation "deliveries" does not exist' })
})

test('a server that refuses is logged in a sentence, without where it was noticed', () => {
  const wrong = postgresError('28P01', 'password authentication failed for user "site"')
  const down = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
  })
  for (const error of [wrong, down]) {
    expect(safeError(error)).toMatchObject({ message: error.message, stack: undefined })
  }
})

/** All that a log of the error as it is would have. */
function visible(error: unknown): string {
  const own = error instanceof Error ? Object.getOwnPropertyNames(error) : undefined
  return JSON.stringify(error, own) + JSON.stringify(error, null) + String(error)
}

function thrown(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('It was to throw')
}

function postgresError(code: string, message: string): DatabaseError {
  const detail = 'Key (email)=(quill@visitors.example) already exists.'
  return Object.assign(new DatabaseError(message, message.length, 'error'), { code, detail })
}

function replyError(): Error {
  const response = '550 <quill@visitors.example> is unknown here'
  const more = { response, rejected: ['quill@visitors.example'], responseCode: 550 }
  return Object.assign(new Error(`Message failed: ${response}`), more)
}
