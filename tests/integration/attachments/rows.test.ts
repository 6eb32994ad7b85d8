import { expect, onTestFinished, test } from 'vitest'
import { claimAttachments } from '../../../db/leads/attachment-claims.ts'
import { findUnclaimed } from '../../../db/leads/attachments.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { openIntake } from './intake.ts'

const { bytes } = acceptedFiles.pdf!

onBothDatabases('the rows of uploaded files', (open) => {
  async function openWithIntake() {
    const { db } = await open()
    const intake = await openIntake(db)
    onTestFinished(() => intake.close())
    const upload = async (name: string) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), name)
      const url = `${intake.url}/api/attachments`
      const response = await fetch(url, { method: 'POST', body: form })
      return { status: response.status, body: await response.json() }
    }
    return { db, intake, upload }
  }

  test('a file that was answered can be claimed', async () => {
    const { db, upload } = await openWithIntake()
    const { body } = await upload('my survey.pdf')
    const [found] = await findUnclaimed(db, [body.id])
    expect(found).toMatchObject({ filename: 'my survey.pdf', state: 'not scanned' })
    expect(found!.objectKey).toMatch(/^form-uploads\/\d{13}-my-survey\.pdf$/)
  })

  test('files of one name that come at once lie under keys of their own', async () => {
    const { db, intake, upload } = await openWithIntake()
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload('image.pdf')))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
    const found = await findUnclaimed(
      db,
      answers.map(({ body }) => body.id),
    )
    expect(new Set(found.map((file) => file.objectKey)).size).toBe(12)
    expect(intake.objects()).toHaveLength(12)
  })

  test('while a file is on its way to the store, its row cannot be claimed', async () => {
    const { db, intake, upload } = await openWithIntake()
    const { put } = intake.deps.store
    const claims: string[][] = []
    intake.deps.store = {
      ...intake.deps.store,
      async put(key, body, about) {
        const { id } = await db.selectFrom('attachments').select('id').executeTakeFirstOrThrow()
        claims.push(await db.transaction().execute((tx) => claimAttachments(tx, 'none', [id])))
        await put(key, body, about)
      },
    }
    expect((await upload('a.pdf')).status).toBe(201)
    expect(claims).toEqual([['a file whose upload had expired']])
  })

  test('with the database unavailable the visitor sees a message, and nothing is stored', async () => {
    const { db, intake, upload } = await openWithIntake()
    // Kysely closes only what has been used.
    await siteRevision(db)
    await db.destroy()
    const { status, body } = await upload('a.pdf')
    expect(status).toBe(503)
    expect(body).toMatchObject({ error: expect.stringMatching(/^a\.pdf could not/), lost: true })
    expect(intake.objects()).toEqual([])
    expect(intake.failures).toHaveLength(1)
  })
})
