/** `npm run move`: takes the site to Postgres and S3 while it runs, or back to a folder. */
import { parseArgs } from 'node:util'
import { config } from '../src/settings/config.ts'
import { endWith, StartError } from './explain.ts'
import { move } from './move/move.ts'
import { reopen } from './move/reopen.ts'

const USAGE = `Use it like this, while the site runs:
  npm run move -- postgres://user:password@host/name   copies an embedded site to an empty Postgres
  npm run move -- FOLDER                               copies a site on Postgres to an empty folder
  npm run move -- … --finish                           moves it there, and closes it here
  npm run move -- --reopen                             takes that back, if it never ran there
MOVE_TO stands for the address. With Postgres, files go to MOVE_S3_ENDPOINT, or stay where they are if
that is not set. An interrupted command is run again. docs/ops/move.md says all of it.
In a container: node dist/move.js postgres://…, and so on.`

async function main() {
  const { values, positionals } = read()
  // A snapshot and a lock need a session of their own, which a pool does not give.
  const settings = { ...config(), databaseUrl: config().databaseDirectUrl }
  if (values.reopen) return console.log(await reopen(settings))
  const to = positionals[0] ?? settings.move.to
  if (!to || positionals.length > 1) throw new StartError(USAGE)
  const how = { to, finish: values.finish ?? false }
  console.log(`\n${await move(settings, how, (line) => console.log(line))}`)
}

function read() {
  try {
    return parseArgs({
      options: { finish: { type: 'boolean' }, reopen: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    throw new StartError(USAGE)
  }
}

main().catch(endWith)
