import type { FormDefinition } from '../forms/definition.ts'

export const callForm = {
  kind: 'call',
  path: '/appointments',
  steps: [{ id: 'call', fields: ['name', 'phone', 'email', 'preferred_time'] }],
  lists: ['preferred_time'],
} as const satisfies FormDefinition
