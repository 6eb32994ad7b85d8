import type { FormDefinition } from '../forms/definition.ts'

export const contactForm = {
  kind: 'contact',
  path: '/contact',
  steps: [{ id: 'message', fields: ['name', 'email', 'phone', 'zipCode', 'subject', 'message'] }],
  lists: ['subject'],
} as const satisfies FormDefinition
