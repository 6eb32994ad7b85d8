import { LONG_TEXT_CHARACTERS, SHORT_TEXT_CHARACTERS } from '../settings/business.ts'
import { choices, type Question, type Section } from './question.ts'

/** A line of text. */
export const line = { input: 'text', maxLength: SHORT_TEXT_CHARACTERS } as const
/** Several lines. */
export const lines = { input: 'area', maxLength: LONG_TEXT_CHARACTERS } as const
export const yesOrNo = choices('Yes', 'No', 'I do not know')

type Questions = Readonly<Record<string, Question>>

/** Who owns what is insured. */
export const owner: Section = {
  id: 'owner',
  title: 'The owner',
  why: 'A policy is written in the name of the owner, and mailed to an address.',
  questions: {
    owner_names: {
      ...line,
      label: 'Owner or owners, as on the title or deed',
      autoComplete: 'name',
      hint: 'A person, a company or a trust, for example Jane and John Doe',
    },
    mailing_address: { ...lines, label: 'Mailing address', autoComplete: 'street-address' },
  },
}

/** What was lost before, for any kind of insurance. */
export const losses: Section = {
  id: 'losses',
  title: 'Losses',
  why: 'Every insurer asks for the losses of five years. One that is not named may cost the cover.',
  questions: {
    had_losses: {
      label: 'Any loss or claim in the last five years?',
      input: 'list',
      choices: choices('None', 'One', 'Several'),
    },
    losses: {
      ...lines,
      label: 'What happened, when, and what was paid',
      hint: 'For example: August 2023, grounding, new propeller, $4,200 paid by the insurer',
      askedWhen: { had_losses: ['One', 'Several'] },
    },
    refused_before: {
      ...line,
      label: 'Has an insurer canceled or refused you? When, and why',
      hint: 'For example: no; or 2022, not renewed because of the age of the boat',
    },
  },
}

/**
 * Lender, present policy and what is wanted.
 * @param more What this kind of insurance asks beside it.
 */
export function policy(more: Questions): Section {
  return {
    id: 'policy',
    title: 'The policy',
    why: 'So that the quote begins when your present policy ends, and has what your lender asks for.',
    questions: {
      lender: {
        ...line,
        label: 'Lender with a loan on it',
        hint: 'The name of the bank as the policy must name it, or none',
      },
      insurer_now: {
        ...line,
        label: 'Insurer now',
        hint: 'The company on your policy, or none',
        askedWhen: { present_insurer: [''] },
      },
      policy_ends_on: {
        label: 'Day on which that policy ends',
        input: 'date',
        hint: 'Month, day and year, for example 3/15/2027',
        from: 'policy_ends',
      },
      ...more,
      wishes: { ...lines, label: 'Anything else that the policy should have' },
    },
  }
}
