/** `npm run restore`: makes a site out of a backup. The site must not run. */
import { parseArgs } from 'node:util'
import { config } from '../src/settings/config.ts'
import { listBackups } from './backup/list-backups.ts'
import { restore } from './backup/restore.ts'
import { endWith, StartError } from './explain.ts'

const USAGE = `Use it like this, while the site is stopped:
  npm run restore -- --from FOLDER              restores the newest backup that is there
  npm run restore -- --from s3://bucket/prefix  the same from an S3 server
  npm run restore -- --from FOLDER --list       shows the backups that are there
With --at NAME, it restores that one. With --replace, the data of a site that is there is replaced.
With --skip-damaged, files that are damaged in the backup are left out. BACKUP_TO stands for --from.
In a container: node dist/restore.js --from FOLDER, and so on.`

async function main() {
  const options = read()
  // A dump needs a session of its own, which a pool does not give.
  const settings = { ...config(), databaseUrl: config().databaseDirectUrl }
  const from = options.from ?? settings.backup.to
  if (!from) throw new StartError(USAGE)
  if (options.list) return console.log(await listBackups(from, settings))
  const { at, replace = false, 'skip-damaged': skipDamaged = false } = options
  console.log(await restore(settings, { from, at, replace, skipDamaged }))
}

function read() {
  try {
    return parseArgs({
      options: {
        from: { type: 'string' },
        at: { type: 'string' },
        replace: { type: 'boolean' },
        'skip-damaged': { type: 'boolean' },
        list: { type: 'boolean' },
      },
    }).values
  } catch {
    throw new StartError(USAGE)
  }
}

main().catch(endWith)
