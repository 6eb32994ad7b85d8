/** `npm run staff`: manages staff accounts from the command line. */

import { pendingMigrations } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { isStaffRole } from '../db/staff/staff-roles.ts'
import { ACCOUNT_EMAIL } from '../src/settings/accounts.ts'
import { config } from '../src/settings/config.ts'
import { describeStaff, inviteStaff, removeStaff, resetStaff } from '../src/staff/sign-in/manage.ts'
import { endWith, StartError } from './explain.ts'
import { explainDatabase } from './explain-database.ts'
import { linkAddress } from './link-address.ts'
import { needSite } from './need-site.ts'

const USAGE = `Use it like this:
  npm run staff -- add EMAIL          prints a link with which EMAIL makes an account, of a broker
  npm run staff -- add EMAIL ROLE     the same for an owner, broker, or writer
  npm run staff -- list               shows who has one
  npm run staff -- reset EMAIL        prints a link with which EMAIL sets a new password
  npm run staff -- remove EMAIL       removes an account and signs it out everywhere
In a container: node dist/staff.js add EMAIL, and so on.`

async function main([command, email, role, ...more]: string[]) {
  const work = workOf(command, email, role)
  if (!work || more.length > 0) throw new StartError(USAGE)
  const settings = config()
  const { databaseUrl } = settings
  needSite(settings)
  let db: Db | undefined
  try {
    db = openDatabase(databaseUrl)
    if ((await pendingMigrations(db)).length > 0) {
      throw new StartError(
        'The database is not up to date: run npm start or npm run migrate first.',
      )
    }
    console.log(await work(db))
  } catch (error) {
    throw explainDatabase(error as NodeJS.ErrnoException, databaseUrl)
  } finally {
    await db?.destroy()
  }
}

/** The action of a command, or undefined if it is unknown. */
function workOf(
  command?: string,
  email?: string,
  role?: string,
): ((db: Db) => Promise<string>) | undefined {
  if (command === 'list' && !email) return describeStaff
  if (!email?.includes('@')) return undefined
  if (command === 'add' && (role === undefined || isStaffRole(role))) {
    if (!ACCOUNT_EMAIL.test(email)) throw new StartError(`Nobody can sign in with ${email}.`)
    return (db) => withLink((siteUrl) => inviteStaff(db, email, siteUrl, role))
  }
  if (role !== undefined) return undefined
  if (command === 'reset') return (db) => withLink((siteUrl) => resetStaff(db, email, siteUrl))
  if (command === 'remove') return (db) => removeStaff(db, email)
  return undefined
}

async function withLink(make: (siteUrl: string) => Promise<string>): Promise<string> {
  const { siteUrl, isGuess } = await linkAddress(config())
  const text = await make(siteUrl)
  if (!isGuess) return text
  return `${text}\nThe site does not answer now. The link is for one that answers at ${siteUrl}, as HOST and PORT say.`
}

main(process.argv.slice(2)).catch(endWith)
