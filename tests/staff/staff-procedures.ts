import { appRouter } from '../../src/server/trpc/router.ts'
import type { Permission } from '../../src/staff/session/permissions.ts'

export interface Procedure {
  path: string
  isQuery: boolean
  /** Undefined when it names nobody, which is a mistake. */
  audience: 'visitors' | Permission | undefined
}

interface Defined {
  _def: { type: 'query' | 'mutation' | 'subscription'; meta?: { audience?: Permission } }
}

/** Every procedure of the tRPC router, with whom it is for. */
export function allProcedures(): Procedure[] {
  const defined = appRouter._def.procedures as unknown as Record<string, Defined>
  return Object.entries(defined).map(([path, { _def }]) => ({
    path,
    isQuery: _def.type === 'query',
    audience: _def.meta?.audience,
  }))
}
