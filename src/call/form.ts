import type { FormTable } from '../forms/table.ts'
import { ANY_TIME, CALL_TIMES, PHONE_HELP, SHORT_TEXT_CHARACTERS } from '../settings/business.ts'

/** The fields of the call request form. */
export const callForm = {
  kind: 'call',
  path: '/appointments',
  steps: [
    {
      id: 'call',
      fields: {
        name: {
          label: 'Name',
          input: 'text',
          autoComplete: 'name',
          maxLength: SHORT_TEXT_CHARACTERS,
        },
        phone: {
          label: 'Phone',
          input: 'tel',
          help: PHONE_HELP,
          isHalf: true,
          autoComplete: 'tel',
        },
        email: { label: 'Email', input: 'email', isHalf: true, autoComplete: 'email' },
        preferred_time: {
          label: 'Preferred time',
          input: 'list',
          choices: CALL_TIMES,
          alsoAccepted: [ANY_TIME],
          placeholder: ANY_TIME.label,
          whenEmpty: ANY_TIME.value,
          maxLength: SHORT_TEXT_CHARACTERS,
        },
      },
    },
  ],
} as const satisfies FormTable
