import type { Config } from '../../src/settings/config.ts'
import { counted } from './counted.ts'
import { explainBackup } from './explain-backup.ts'
import { findBackups, type Manifest } from './manifest.ts'
import { openPlace } from './place.ts'

/** The backups at a place in words, newest first. */
export async function listBackups(
  from: string,
  settings: Pick<Config, 's3' | 'backup' | 'databaseUrl'>,
): Promise<string> {
  const { whole, others } = await findBackups(openPlace(from, settings)).catch((error) => {
    throw explainBackup(error, settings.databaseUrl)
  })
  const cut =
    others.size > 0
      ? [`${counted(others.size, 'backup')} not whole: ${[...others.keys()].sort().join(', ')}`]
      : []
  const lines = [...whole.map((manifest) => `${manifest.name}  ${inWords(manifest)}`), ...cut]
  return lines.length > 0 ? lines.join('\n') : `There is no backup in ${from}.`
}

/** What a backup has: 1,204 leads, 310 files of 96 MB, encrypted. */
export function inWords({ tables, files, fileBytes, key }: Manifest): string {
  const megabytes = Math.ceil(fileBytes / 1024 ** 2).toLocaleString('en-US')
  const leads = counted(tables.submissions ?? 0, 'lead')
  return `${leads}, ${counted(files, 'file')} of ${megabytes} MB, ${key ? 'encrypted' : 'not encrypted'}`
}
