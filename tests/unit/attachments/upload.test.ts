import { expect, test } from 'vitest'
import { readOutcome } from '../../../src/attachments/upload.ts'

test.each(['{}', '[]', 'null', '<h1>Sign in to the network</h1>'])(
  'a file for which something else than the site answered %s is named as one that did not arrive',
  (body) => {
    const outcome = readOutcome(200, body, 'survey.pdf')
    expect(outcome).toMatchObject({ ok: false, lost: true })
    expect(outcome).toHaveProperty('problem', expect.stringContaining('survey.pdf'))
  },
)
