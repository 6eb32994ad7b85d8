import { expect, test } from 'vitest'
import { findTownImage } from '../../../db/content/images.ts'
import {
  addTownPicture,
  listTownPictures,
  removeTownPicture,
} from '../../../db/content/town-pictures.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { until } from '../../tools/until.ts'

const staff = { email: 'anna@agency.example' }
const harbor = {
  storagePath: 'images/harbor.webp',
  width: 1600,
  height: 900,
  alt: 'The harbor at dusk',
  photographerName: 'Sam Okafor',
  photographerLink: '',
  license: 'CC BY 4.0',
}

onBothDatabases('pictures of towns', (open) => {
  test('the newest is the town’s; removed, the one before it is', async () => {
    const { db } = await open()
    const before = await siteRevision(db)
    await addTownPicture(db, 'mystic', harbor, staff)
    const first = new Date().toISOString()
    await until('the clock has moved', () => new Date().toISOString() > first)
    await addTownPicture(db, 'mystic', { ...harbor, storagePath: 'images/new.webp' }, staff)
    expect(await findTownImage(db, 'mystic')).toEqual({
      storagePath: 'images/new.webp',
      photographerName: 'Sam Okafor',
      photographerLink: undefined,
      sourceName: undefined,
      sourceLink: undefined,
      alt: 'The harbor at dusk',
      license: 'CC BY 4.0',
      size: { width: 1600, height: 900 },
    })
    expect(await findTownImage(db, 'groton')).toBeUndefined()
    const [newest] = await listTownPictures(db, 'mystic')
    const id = newest?.id ?? ''
    // Not by way of another town.
    expect(await removeTownPicture(db, { townSlug: 'groton', id }, staff)).toBeUndefined()
    expect(await removeTownPicture(db, { townSlug: 'mystic', id }, staff)).toBe('images/new.webp')
    expect(await removeTownPicture(db, { townSlug: 'mystic', id }, staff)).toBeUndefined()
    expect((await findTownImage(db, 'mystic'))?.storagePath).toBe('images/harbor.webp')
    expect(await siteRevision(db)).toBeGreaterThan(before + 2)
    const log = await db.selectFrom('audit_log').select(['action', 'about']).execute()
    expect(log).toHaveLength(3)
    expect(log).toContainEqual({ action: 'town-picture-removed', about: 'mystic' })
  })
})
