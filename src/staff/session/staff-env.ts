import type { SiteEnv } from '../../http/site-env.ts'
import type { Permission } from './permissions.ts'
import type { StaffMember } from './session.ts'

/** What a route under /api/staff knows: the request, and who is signed in. */
export interface StaffEnv extends SiteEnv {
  Variables: {
    staff: StaffMember
    sessionId: string
    /** What the route is for, once it was found to be allowed. */
    permission?: Permission
  }
}
