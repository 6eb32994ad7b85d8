import type { Field, FormTable } from '../forms/table.ts'
import { LONG_TEXT_CHARACTERS, PHONE_HELP, SHORT_TEXT_CHARACTERS } from '../settings/business.ts'

/** Who has the policy that is asked about. */
const policyholder = {
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
  insured_boat: {
    label: 'Boat or property on the policy',
    input: 'text',
    isHalf: true,
    maxLength: SHORT_TEXT_CHARACTERS,
    brief: '*',
  },
  policy_number: {
    label: 'Policy number',
    input: 'text',
    isOptional: true,
    isHalf: true,
    maxLength: SHORT_TEXT_CHARACTERS,
  },
} as const satisfies Record<string, Field>

/** The fields of the notice of a loss to the agency, which is no notice to the insurer. */
export const claimForm = {
  kind: 'claim',
  path: '/claims/notice',
  steps: [
    {
      id: 'claim',
      fields: {
        name: policyholder.name,
        phone: {
          label: 'Phone',
          input: 'tel',
          help: PHONE_HELP,
          isHalf: true,
          autoComplete: 'tel',
        },
        email: policyholder.email,
        loss_kind: {
          label: 'Kind of loss',
          input: 'list',
          isHalf: true,
          choices: [
            { value: 'grounding', label: 'Aground, holed or sinking' },
            { value: 'fire', label: 'Fire' },
            { value: 'storm', label: 'Storm damage' },
            { value: 'collision', label: 'Collision' },
            { value: 'injury', label: 'Injury' },
            { value: 'theft', label: 'Theft or vandalism' },
            { value: 'spill', label: 'Fuel or oil in the water' },
            { value: 'flood', label: 'Water in the house' },
            { value: 'other-loss', label: 'Another loss' },
          ],
          placeholder: 'Choose the kind of loss',
          brief: '*',
        },
        loss_on: { label: 'Day of the loss', input: 'date', isHalf: true },
        anyone_hurt: {
          label: 'Is anyone hurt?',
          input: 'list',
          isHalf: true,
          choices: [
            { value: 'nobody', label: 'Nobody is hurt' },
            { value: 'somebody', label: 'Somebody is hurt' },
            { value: 'unknown', label: 'Not known whether anyone is hurt' },
          ],
          placeholder: 'Choose an answer',
          brief: '*',
        },
        still_in_danger: {
          label: 'Is the boat or property still in danger?',
          input: 'list',
          isHalf: true,
          choices: [
            { value: 'safe', label: 'Safe now' },
            { value: 'in-danger', label: 'Still in danger' },
            { value: 'unknown', label: 'Not known whether it is safe' },
          ],
          placeholder: 'Choose an answer',
          brief: '*',
        },
        loss_place: {
          label: 'Where it happened',
          input: 'text',
          hint: 'And where the boat is now, if that is elsewhere.',
          maxLength: SHORT_TEXT_CHARACTERS,
        },
        loss_details: {
          label: 'What happened',
          input: 'area',
          hint: 'In a few sentences, with the hour.',
          maxLength: LONG_TEXT_CHARACTERS,
        },
        done_so_far: {
          label: 'What was done so far',
          input: 'area',
          hint: 'Whom you called, the insurer’s claim number if there is one, pumping, towing, covers.',
          isOptional: true,
          maxLength: LONG_TEXT_CHARACTERS,
        },
        insured_boat: policyholder.insured_boat,
        policy_number: policyholder.policy_number,
      },
    },
  ],
} as const satisfies FormTable

/** The fields of the request for a certificate of insurance. */
export const certificateForm = {
  kind: 'certificate',
  path: '/certificates',
  steps: [
    {
      id: 'certificate',
      fields: {
        holder_kind: {
          label: 'Who asks for it',
          input: 'list',
          isHalf: true,
          choices: [
            { value: 'marina', label: 'A marina' },
            { value: 'yard', label: 'A boatyard' },
            { value: 'club', label: 'A yacht club' },
            { value: 'lender', label: 'A lender' },
            { value: 'other', label: 'Somebody else' },
          ],
          placeholder: 'Choose who asks',
        },
        needed_by: {
          label: 'Needed by',
          input: 'date',
          isOptional: true,
          isHalf: true,
        },
        holder: {
          label: 'Name to show on the certificate',
          input: 'text',
          maxLength: SHORT_TEXT_CHARACTERS,
          brief: '*',
        },
        holder_address: {
          label: 'Their mailing address',
          input: 'text',
          isOptional: true,
          maxLength: SHORT_TEXT_CHARACTERS,
        },
        holder_email: {
          label: 'Their email address',
          input: 'email',
          hint: 'If we may send it straight to them.',
          isOptional: true,
        },
        limits_asked: {
          label: 'Limits they ask for',
          input: 'text',
          hint: 'For example $500,000 of liability',
          isOptional: true,
          maxLength: SHORT_TEXT_CHARACTERS,
        },
        additional_insured: {
          label: 'Additional insured, exactly as they word it',
          input: 'area',
          hint: 'Copy it from their letter, or attach the letter. Your insurer decides whether it can be added.',
          isOptional: true,
          maxLength: LONG_TEXT_CHARACTERS,
        },
        ...policyholder,
      },
    },
  ],
} as const satisfies FormTable

/** The fields of the request to change a policy. */
export const changeForm = {
  kind: 'change',
  path: '/policy-changes',
  steps: [
    {
      id: 'change',
      fields: {
        policy_change: {
          label: 'What changes',
          input: 'list',
          isHalf: true,
          choices: [
            { value: 'address', label: 'My address' },
            { value: 'sold', label: 'I sold the boat' },
            { value: 'lay-up', label: 'Lay-up' },
            { value: 'lender', label: 'Add a lender' },
            { value: 'other', label: 'Something else' },
          ],
          placeholder: 'Choose what changes',
          brief: '*',
        },
        change_on: {
          label: 'From which day on',
          input: 'date',
          isOptional: true,
          isHalf: true,
        },
        change_details: {
          label: 'The change in full',
          input: 'area',
          hint: 'The new address; to whom the boat was sold; from when until when it is laid up, and where; or the lender with its address and the number of the loan.',
          maxLength: LONG_TEXT_CHARACTERS,
        },
        ...policyholder,
      },
    },
  ],
} as const satisfies FormTable
