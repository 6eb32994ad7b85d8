import type { Db } from '../open.ts'

/**
 * Deletes what signing in leaves behind: sessions and second steps that have ended, links that nobody
 * can use any more, and counts of failed tries that are over.
 */
export async function deleteEndedSignIns(db: Db, now: string): Promise<Record<string, number>> {
  const deleted = await Promise.all([
    db.deleteFrom('staff_sessions').where('expiresAt', '<', now).executeTakeFirst(),
    db.deleteFrom('staff_verifications').where('expiresAt', '<', now).executeTakeFirst(),
    db.deleteFrom('staff_invitations').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('staff_password_links').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('sign_in_tries').where('ends_at', '<', now).executeTakeFirst(),
  ])
  const [sessions, steps, invitations = 0, passwords = 0, tries] = deleted.map((result) =>
    Number(result.numDeletedRows),
  )
  return { sessions, steps, links: invitations + passwords, tries } as Record<string, number>
}
