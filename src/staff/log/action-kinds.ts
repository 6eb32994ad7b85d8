import type { ActionFilter } from '../../../db/staff/audit-list.ts'

/**
 * What one can filter the log by. Deeds are named after what was done, so a new one is found by how
 * its name ends; where that does not say it, it stands here.
 */
export const ACTION_KINDS = {
  'sign-in': {
    label: 'Signing in and out',
    names: ['sign-in', 'sign-in-failed', 'code-failed', 'passkey-failed', 'sign-out'],
    endings: [],
  },
  download: {
    label: 'Downloads and exports',
    names: [],
    endings: ['-downloaded', '-exported'],
  },
  deletion: {
    label: 'Deletions',
    names: [],
    endings: ['-deleted', '-removed', '-erased', '-expired'],
  },
  account: {
    label: 'Accounts and passwords',
    names: [
      'invited',
      'invitation-withdrawn',
      'account-made',
      'account-removed',
      'role-changed',
      'sessions-ended',
      'password-failed',
      'password-changed',
      'password-link-asked',
      'password-link-made',
      'password-reset',
      'second-factor-on',
      'second-factor-off',
      'backup-codes-renewed',
      'passkey-added',
      'passkey-renamed',
      'passkey-removed',
      'calendar-opened',
      'calendar-closed',
    ],
    endings: [],
  },
  settings: {
    label: 'Settings',
    names: ['opening-check', 'opening-check-undone', 'out-of-office-set'],
    endings: ['settings-changed'],
  },
  lead: {
    label: 'Work on leads',
    names: [
      'lead-opened',
      'lead-changed',
      'lead-answered',
      'answers-corrected',
      'lead-called',
      'lead-returned',
      'lead-released',
      'lead-undone',
      'answer-undone',
      'person-merged',
      'person-parted',
      'lead-view-saved',
      'message-sent-again',
      'unfinished-opened',
      'unfinished-called',
    ],
    endings: [],
  },
  text: {
    label: 'Posts, texts and testimonials',
    names: [
      'post-saved',
      'post-published',
      'post-scheduled',
      'post-withdrawn',
      'post-deleted',
      'post-version-returned',
      'text-edited',
      'text-version-returned',
      'text-built-in-returned',
      'broker-added',
      'broker-edited',
      'broker-version-returned',
      'broker-moved',
      'broker-removed',
      'broker-reviewed',
      'broker-review-withdrawn',
      'town-picture-uploaded',
      'town-picture-removed',
      'testimonial-added',
      'testimonial-edited',
      'testimonial-removed',
      'import-started',
    ],
    endings: [],
  },
} as const satisfies Record<string, ActionFilter & { label: string }>

export type ActionKind = keyof typeof ACTION_KINDS

/** Whether the address names a kind. */
export function isActionKind(name: string | null): name is ActionKind {
  return name !== null && Object.hasOwn(ACTION_KINDS, name)
}
