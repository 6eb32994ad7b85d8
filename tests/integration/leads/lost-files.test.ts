import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { formsRouter } from '../../../src/server/trpc/forms.ts'
import { CONTACT_SUBJECTS } from '../../../src/settings/business.ts'
import { openSqlite } from '../../servers/databases.ts'

test('the name of a file that did not arrive is stored as that of one that did: to be seen whole', async () => {
  const { db } = await openSqlite()
  const site = formsRouter.createCaller({
    db,
    request: new Request('http://site.example/api/trpc/forms.submit'),
    setCookie: () => {},
  } as unknown as Parameters<typeof formsRouter.createCaller>[0])
  await site.submit({
    formType: 'contact',
    formData: {
      name: 'Jane Doe',
      email: 'jane@visitor.example',
      phone: '203-555-0199',
      zipCode: '06604',
      subject: CONTACT_SUBJECTS[0],
      message: 'About my boat.',
      lostFiles: ['photo\u202efdp.exe', 'a\u200bb\u2066.pdf', 'صورة القارب.jpg', 'תמונה.png'],
    },
    submissionKey: randomUUID(),
  } as unknown as Parameters<typeof site.submit>[0])
  const { lost_files } = await db
    .selectFrom('submissions')
    .select('lost_files')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(lost_files ?? '')).toEqual([
    'photofdp.exe',
    'ab.pdf',
    'صورة القارب.jpg',
    'תמונה.png',
  ])
})
