/** `npm run backup`: takes a backup of the site while it runs, or one every so often. */
import { parseArgs } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import { config } from '../src/settings/config.ts'
import { backUp, backUpEvery, listBackups } from './backup/back-up.ts'
import { endWith, StartError } from './explain.ts'

const USAGE = `Use it like this:
  npm run backup -- --to FOLDER              takes a backup, and reads it back
  npm run backup -- --to s3://bucket/prefix  the same on an S3 server
  npm run backup -- --list                   shows the backups that are there
  npm run backup -- --new-key                prints a key for BACKUP_KEY
With --keep 14, only the 14 newest stay. With --verify, all files of the backup are read back, not only
new ones. With --every 24, it goes on, and takes one every 24 hours. BACKUP_TO stands for --to.
In a container: node dist/backup.js --to FOLDER, and so on.`

async function main() {
  const options = read()
  if (options['new-key']) return console.log(await generateX25519Identity())
  // The snapshot needs a session of its own, which a pool does not give.
  const settings = { ...config(), databaseUrl: config().databaseDirectUrl }
  const to = options.to ?? settings.backup.to
  if (!to) throw new StartError(USAGE)
  if (options.list) return console.log(await listBackups(to, settings))
  const keep = numberIn('keep', options.keep)
  const every = numberIn('every', options.every)
  const how = { to, keep, verify: options.verify ? ('all' as const) : ('new' as const) }
  if (every) await backUpEvery(every, settings, how)
  else console.log(await backUp(settings, how))
}

function read() {
  try {
    return parseArgs({
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        every: { type: 'string' },
        verify: { type: 'boolean' },
        list: { type: 'boolean' },
        'new-key': { type: 'boolean' },
      },
    }).values
  } catch {
    throw new StartError(USAGE)
  }
}

function numberIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new StartError(`--${name} must be a number from 1 to 9999.`)
}

main().catch(endWith)
