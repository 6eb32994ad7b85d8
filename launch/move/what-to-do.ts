import { authSecret as madeSecret } from '../../src/settings/auth-secret.ts'
import type { MoveSettings, Place } from './place.ts'

/** What is said after a pass that did not close the source. */
export const GO_ON = `The two places are the same as of the moment of this copy. The site goes on where it is. To move it, run the
same command with --finish: it copies what is new since, closes the site here, and opens it there.`

/** What is to be set so that the site starts at its new place. */
export function afterward(place: Place, to: string, settings: MoveSettings): string {
  const lines = place.folder ? inFolder(place.folder) : onPostgres(to, place, settings)
  return `The site has moved to ${place.words}.
Here, it shows its pages and refuses every form until it is stopped. Stop it, set the following in .env (or
wherever the settings are), and start it:

${lines.map((line) => `  ${line}`).join('\n')}${place.folder ? '' : `\n\n${whatIsLeft(place, settings)}`}`
}

/** What may be deleted of the folder of a site that is on Postgres now, and what is still needed. */
function whatIsLeft({ store }: Place, { dataDir, authSecret }: MoveSettings): string {
  const old = ['site.sqlite*', 'queue*', 'mail', ...(store ? ['objects'] : [])]
  const needed = [...(authSecret ? [] : ['auth-secret']), ...(store ? [] : ['objects'])]
  const keep =
    needed.length === 0
      ? ''
      : ` Keep ${needed.join(' and ')}: the new site needs ${needed.length > 1 ? 'them' : 'it'}. If it runs on another machine, copy
${needed.length > 1 ? 'them' : 'it'} there first.`
  return `Once there is a backup of the new site, these may be deleted in ${dataDir}:
${old.join(', ')}.${keep}`
}

function onPostgres(to: string, place: Place, { dataDir, authSecret, move }: MoveSettings) {
  // Made now if nobody has signed in yet: a setting that names a missing file would stop the start.
  madeSecret({ authSecret, dataDir })
  const address = new URL(to)
  if (address.password) address.password = 'PASSWORD'
  return [
    `DATABASE_URL=${address.href}`,
    authSecret
      ? 'AUTH_SECRET or AUTH_SECRET_FILE as it is set now'
      : `AUTH_SECRET_FILE=${dataDir}/auth-secret`,
    ...(place.store && move.s3
      ? [
          `S3_ENDPOINT=${move.s3.endpoint}`,
          `S3_REGION=${move.s3.region}`,
          `S3_BUCKET=${move.s3.bucket}`,
          'S3_ACCESS_KEY and S3_SECRET_KEY as MOVE_S3_ACCESS_KEY and MOVE_S3_SECRET_KEY',
        ]
      : ['and the settings of the files (DATA_DIR, S3_…) as they are']),
  ]
}

function inFolder(folder: string): string[] {
  return [
    `DATA_DIR=${folder}`,
    'and remove DATABASE_URL, DATABASE_DIRECT_URL, AUTH_SECRET, AUTH_SECRET_FILE, and everything that begins with S3_',
  ]
}
