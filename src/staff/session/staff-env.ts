import type { SiteEnv } from '../../http/site-env.ts'
import type { StaffMember } from './session.ts'

/** What a route under /api/staff knows: the request, and who is signed in. */
export interface StaffEnv extends SiteEnv {
  Variables: { staff: StaffMember; sessionId: string }
}
