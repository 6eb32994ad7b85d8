import { onTestFinished } from 'vitest'
import { addNote } from '../../db/leads/lead-notes.ts'
import { askToSubscribe, confirmSubscriber } from '../../db/newsletter/subscribers.ts'
import type { Db } from '../../db/open.ts'
import type { StaffRole } from '../../db/schema/staff.ts'
import { saveBroker } from '../../db/texts/broker-admin.ts'
import { storedFile } from '../samples/lead-files.ts'
import { acceptLead, quoteRequest } from '../samples/leads.ts'
import { leaveUnfinished } from '../samples/unfinished.ts'
import type { TestDatabase } from '../servers/databases.ts'
import { WebSite } from '../sites/web-site.ts'
import { staff as author, write } from './desk-posts.ts'
import { makeStaff, signInOver } from './staff-site.ts'

/** Stands in everything that belongs to a visitor: the lead, its note, its file, and a subscriber. */
export const VISITOR = 'Zebulon'
/** Stands in what only staff see besides: a post that is not published. */
export const DRAFT = 'Quixotry'

const BROKER = {
  name: 'Rosa Lund',
  title: 'Senior broker',
  licenseNumber: '',
  sinceYear: undefined,
  email: '',
  phone: '',
  picture: undefined,
  about: '',
  aboutHtml: '',
  isShown: false,
}

export type RefusingSite = Awaited<ReturnType<typeof openRefusingSite>>

/** The built web process on a database with a lead and a draft. */
export async function openRefusingSite(database: TestDatabase) {
  const { db } = database
  const colleague = await makeStaff(database, 'colleague@agency.example', 'broker')
  const ids = { ...(await fill(db)), staffId: colleague.id }
  const web = new WebSite(database.env)
  await web.start()
  onTestFinished(() => web.stop())
  let accounts = 0

  return {
    db,
    ids,
    address: web.address,
    /** @returns The cookie that the account is signed in with. */
    signIn: (email: string) => signInOver(web.address, email),
    /** Makes an account of its own, and signs it in. */
    async newAccount(role: StaffRole) {
      const email = `account${++accounts}@agency.example`
      const { id } = await makeStaff(database, email, role)
      return { id, email, cookie: await signInOver(web.address, email) }
    },
    ask(path: string, { headers = {}, ...init }: RequestInit & { headers?: object } = {}) {
      const sent = { ...init, headers: { ...headers }, redirect: 'manual' } as const
      return fetch(web.address + path, sent)
    },
  }
}

/** @returns An id for each parameter of a page's or a route's address. */
async function fill(db: Db) {
  const request = quoteRequest()
  const formData = { ...request.formData, first_name: VISITOR }
  const fileId = await storedFile(db, { filename: `${VISITOR}.pdf`, about: { verdict: 'clean' } })
  const lead = await acceptLead(db, { ...request, formData, attachmentIds: [fileId] })
  await addNote(db, author, lead.id, `A note about ${VISITOR}`)
  const email = `${VISITOR}@visitor.example`
  await askToSubscribe(db, { email, consentText: 'Yes', sourcePath: '/blog' })
  const { confirm_token } = await db
    .selectFrom('subscribers')
    .select('confirm_token')
    .executeTakeFirstOrThrow()
  await confirmSubscriber(db, confirm_token)
  const draftId = await leaveUnfinished(db, { first_name: VISITOR, phone: '203-555-0123' })
  const post = await write(db, 'as it is', { title: DRAFT })
  const testimonial = await db.selectFrom('testimonials').select('id').executeTakeFirstOrThrow()
  const broker = await saveBroker(db, { id: undefined, revision: 0, staff: author, text: BROKER })
  if (!('done' in broker)) throw new Error(broker.refused)
  return {
    /** Of the lead; without the name, since the walk sends it. */
    email: lead.email,
    reference: lead.reference,
    leadId: lead.id,
    fileId,
    draftId,
    postId: post.id,
    testimonialId: testimonial.id,
    brokerId: broker.done,
    kind: 'towns',
    slug: 'mystic',
    versionId: 'some',
  }
}
