import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openPostgres, testFolder } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { addExtensionView } from '../../servers/extension-view.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import { asMoveTarget, expectSame, moved, runMove, siteAt } from '../../sites/moves.ts'
import { aMove } from './a-move.ts'

describeWith(['postgres', 's3'], 'a move that cannot be', () => {
  test('touches nothing where something else is, and says so', async () => {
    const { moving, postgres, env, s3, newEnv, site } = await aMove()
    const used = await openPostgres()
    await acceptLead(used.db)
    const inUse = await runMove(moving, used.url)
    expect(inUse).toMatchObject({ status: 1 })
    expect(inUse.output).toContain('There are tables of something else')
    expect(await used.db.selectFrom('submissions').select('id').execute()).toHaveLength(1)

    const full = { ...env, ...asMoveTarget(s3) }
    const foreign = siteAt(newEnv).store
    for await (const { key } of site.store.list('form-uploads')) {
      const object = await site.store.get(key)
      await foreign.put('images/theirs.webp', object!.body, object!)
      break
    }
    const inBucket = await runMove(full, postgres.url)
    expect(inBucket).toMatchObject({ status: 1 })
    expect(inBucket.output).toContain('There is 1 file of something else')
    expect(await postgres.db.introspection.getTables()).toEqual([])
    expect(await foreign.get('images/theirs.webp')).toBeDefined()

    const folder = testFolder()
    writeFileSync(join(folder, 'site.sqlite'), '')
    const inFolder = await runMove(used.env, folder)
    expect(inFolder).toMatchObject({ status: 1 })
    expect(inFolder.output).toContain(`There is a site in ${folder}`)

    const home = testFolder()
    writeFileSync(join(home, 'photo.jpg'), '')
    const inHome = await runMove(used.env, home)
    expect(inHome).toMatchObject({ status: 1 })
    expect(inHome.output).toContain(`There is something else in ${home} (photo.jpg)`)
    expect(readdirSync(home)).toEqual(['photo.jpg'])
  })

  test('is none where an extension of Postgres has its view', async ({ skip }) => {
    const { moving, postgres } = await aMove()
    await addExtensionView(postgres.db, skip)
    await moved(moving, postgres.url)
  })

  test('goes on after a command that named a wrong place, but not where another move began', async () => {
    const { moving, postgres, env } = await aMove()
    const [used, other] = [await openPostgres(), await openPostgres('empty')]
    await acceptLead(used.db)
    await moved(moving, postgres.url)
    expect((await runMove(moving, used.url)).output).toContain('tables of something else')
    expect((await runMove(moving, `${postgres.url}-mistyped`)).output).toContain('has no database')
    await moved(moving, postgres.url)

    await moved(env, other.url)
    const left = await runMove(moving, postgres.url)
    expect(left.output).toContain('What another move has begun is in Postgres')
  })

  test.each([
    ['a server that does not answer', 'postgres://site@127.0.0.1:1/site', {}, 'does not answer'],
    ['a user whom it does not know', 'USER', {}, 'does not allow "nobody" to connect'],
    ['a database that is not there', 'DATABASE', {}, 'has no database "nothing"'],
    [
      'an S3 server that does not answer',
      'OWN',
      { MOVE_S3_ENDPOINT: 'http://127.0.0.1:1' },
      'refuses the connection',
    ],
    ['wrong keys', 'OWN', { MOVE_S3_SECRET_KEY: 'wrong' }, 'it refuses the MOVE_S3_SECRET_KEY'],
    ['keys without a bucket', 'OWN', { MOVE_S3_BUCKET: '' }, 'MOVE_S3_BUCKET is required'],
    ['another scheme', 'mysql://somewhere/site', {}, 'mysql:// is no place for a site'],
    ['a folder for a site that is in one', '/srv/site', {}, 'The site is in a folder already'],
  ])('says in a sentence what is wrong with %s', async (_, address, more, said) => {
    const { moving, postgres, db } = await aMove()
    const changed = (change: Partial<URL>) => Object.assign(new URL(postgres.url), change).href
    const addresses: Record<string, string> = {
      OWN: postgres.url,
      USER: changed({ username: 'nobody' }),
      DATABASE: changed({ pathname: '/nothing' }),
    }
    const { status, output } = await runMove({ ...moving, ...more }, addresses[address] ?? address)
    expect({ status, output }).toMatchObject({ status: 1 })
    expect(output).toContain(said)
    expect(output.trim().split('\n').length).toBeLessThanOrEqual(2)
    expect(await postgres.db.introspection.getTables()).toEqual([])
    await acceptLead(db)
  })

  test('refuses versions that differ, and a site that is not there', async () => {
    const { moving, postgres, db } = await aMove()
    const add = (to: Db) => sql`insert into kysely_migration values ('2099-newer', '')`.execute(to)
    const take = (from: Db) =>
      sql`delete from kysely_migration where name in ('2099-newer', '2026-11-23-moves')`.execute(
        from,
      )
    await moved(moving, postgres.url)
    await add(postgres.db)
    expect((await runMove(moving, postgres.url)).output).toContain('begun with a newer version')
    await take(postgres.db)
    // An older version had begun it: what is missing there is applied.
    await moved(moving, postgres.url)
    await add(db)
    expect((await runMove(moving, postgres.url)).output).toContain('a newer version (2099-newer)')
    await take(db)
    expect((await runMove(moving, postgres.url)).output).toContain(
      'an older version: run npm start',
    )
    const nowhere = await runMove({ ...moving, DATA_DIR: testFolder() }, postgres.url)
    expect(nowhere.output).toContain('There is no site in DATA_DIR')
  })

  test('says that the folder cannot be made or its disk is full, and goes on when there is room', async ({
    skip,
  }) => {
    const { moving, postgres, newEnv, there } = await aMove()
    await moved(moving, postgres.url, '--finish')
    expect(await runMove(newEnv, '/proc/site')).toMatchObject({
      status: 1,
      output: 'The folder /proc/site cannot be written (ENOENT): name another one.\n',
    })
    await withSmallDisk(skip, async (disk) => {
      const { status, output } = await runMove(newEnv, join(disk, 'site'))
      expect({ status, output }).toMatchObject({ status: 1 })
      expect(output).toMatch(/disk is full|ENOSPC/)
      expect(existsSync(join(disk, 'site', 'site.sqlite'))).toBe(false)
    })
    const folder = join(testFolder(), 'site')
    await moved(newEnv, folder, '--finish')
    await expectSame(there, siteAt({ DATA_DIR: folder }))
  })
})
