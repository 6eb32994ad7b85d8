/** `npm run restore`: makes a site out of a backup, in an empty place. */
import { parseArgs } from 'node:util'
import { config } from '../src/settings/config.ts'
import { listBackups } from './backup/back-up.ts'
import { restore } from './backup/restore.ts'
import { endWith, StartError } from './explain.ts'

const USAGE = `Use it like this, with the settings of an empty database and an empty store:
  npm run restore -- --from FOLDER              restores the newest backup that is there
  npm run restore -- --from s3://bucket/prefix  the same from an S3 server
  npm run restore -- --from FOLDER --list       shows the backups that are there
With --at NAME, it restores that one. With --skip-damaged, files that are damaged in the backup are left out.
With --keep-files, what is in the store already stays there. BACKUP_TO stands for --from.
In a container: node dist/restore.js --from FOLDER, and so on.`

async function main() {
  const options = read()
  // It is one transaction, which a pool might cut off.
  const settings = { ...config(), databaseUrl: config().databaseDirectUrl }
  const from = options.from ?? settings.backup.to
  if (!from) throw new StartError(USAGE)
  if (options.list) return console.log(await listBackups(from, settings))
  const { at, 'keep-files': keepFiles = false, 'skip-damaged': skipDamaged = false } = options
  console.log(await restore(settings, { from, at, keepFiles, skipDamaged }))
}

function read() {
  try {
    return parseArgs({
      options: {
        from: { type: 'string' },
        at: { type: 'string' },
        'keep-files': { type: 'boolean' },
        'skip-damaged': { type: 'boolean' },
        list: { type: 'boolean' },
      },
    }).values
  } catch {
    throw new StartError(USAGE)
  }
}

main().catch(endWith)
