import type { RequestContext } from '../../http/request-context.ts'
import type { StaffMember } from './session.ts'

/** What a route under /api/staff knows: the request, and who is signed in. */
export interface StaffEnv {
  Bindings: RequestContext
  Variables: { staff: StaffMember; sessionId: string }
}
