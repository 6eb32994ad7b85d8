import type { Db } from '../open.ts'

/**
 * Deletes expired sign-in records: sessions and second-factor steps, links, and counts of failed
 * attempts.
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
