/** A Next.js application that takes a lead: its files, by path. */

/**
 * The least that accepts a lead durably: a row of the lead and one of its message, in one transaction that
 * waits for the disk as the site's does. The site checks, limits, and indexes besides.
 */
const ROUTE = `
import { createRequire } from 'node:module'

export const dynamic = 'force-dynamic'

const Sqlite = createRequire(process.env.SQLITE_FROM)('better-sqlite3')
const db = new Sqlite(process.env.SQLITE_FILE)
db.pragma('journal_mode = wal')
db.pragma('synchronous = full')
db.exec(\`
  create table if not exists leads (
    reference text primary key, key text unique not null, form text not null, data text not null, at text not null
  );
  create table if not exists outbox (
    id integer primary key, reference text not null references leads, kind text not null
  );
\`)
const insertLead = db.prepare('insert into leads values (?, ?, ?, ?, ?)')
const insertMessage = db.prepare('insert into outbox (reference, kind) values (?, ?)')
const accept = db.transaction((reference, lead) => {
  insertLead.run(reference, lead.submissionKey, lead.formType, JSON.stringify(lead.formData), new Date().toISOString())
  insertMessage.run(reference, 'lead')
  insertMessage.run(reference, 'confirmation')
})

export async function POST(request) {
  const lead = await request.json()
  const reference = crypto.randomUUID()
  accept.immediate(reference, lead)
  return Response.json({ result: { data: { reference } } })
}
`

const LAYOUT = `
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`

export const NEXT_APP: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'beside', private: true }),
  'app/layout.jsx': LAYOUT,
  'app/page.jsx': 'export default function Page() { return <p>A page</p> }\n',
  'app/api/trpc/forms.submit/route.js': ROUTE,
}
