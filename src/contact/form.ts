import type { FormTable } from '../forms/table.ts'
import {
  CONTACT_SUBJECTS,
  LONG_TEXT_CHARACTERS,
  PHONE_HELP,
  SHORT_TEXT_CHARACTERS,
} from '../settings/business.ts'

/** Of `/contact?subject=`: the form begins with this subject. */
export const CLAIMS = 'claims'

/** The fields of the contact form. */
export const contactForm = {
  kind: 'contact',
  path: '/contact',
  steps: [
    {
      id: 'message',
      fields: {
        name: {
          label: 'Name',
          input: 'text',
          autoComplete: 'name',
          maxLength: SHORT_TEXT_CHARACTERS,
        },
        email: { label: 'Email', input: 'email', isHalf: true, autoComplete: 'email' },
        phone: {
          label: 'Phone',
          input: 'tel',
          help: PHONE_HELP,
          isOptional: true,
          isHalf: true,
          autoComplete: 'tel',
        },
        zipCode: { label: 'ZIP code', input: 'zip', isHalf: true, autoComplete: 'postal-code' },
        subject: {
          label: 'Subject',
          input: 'list',
          isHalf: true,
          choices: CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: subject })),
          placeholder: 'Choose a subject',
        },
        message: {
          label: 'Message',
          input: 'area',
          hint: 'For a claim, call your insurer first: this is no notice to it.',
          maxLength: LONG_TEXT_CHARACTERS,
        },
      },
    },
  ],
} as const satisfies FormTable
