import type { SubmissionKind } from '../../db/leads/submissions.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'
import type { FormOrigin } from './form-state.ts'

interface FormToasts {
  success: ToastMessage
  /** The server responded that it could not accept the form. */
  refused: ToastMessage
  /** There was no response. */
  unanswered: ToastMessage
}

const quote: FormToasts = {
  success: {
    tone: 'success',
    title: 'Quote Request Received!',
    text: 'An insurance expert will contact you within 24 hours.',
  },
  refused: {
    tone: 'problem',
    title: 'Error submitting quote request',
    text: 'There was a problem submitting your request. Please try again.',
  },
  unanswered: {
    tone: 'problem',
    title: 'An error occurred while submitting your quote request. Please try again later.',
  },
}

/** The Quick Quote of a product's page has its own wording. */
const quickQuote: FormToasts = {
  success: { tone: 'success', title: 'Your quote request has been submitted successfully!' },
  refused: { tone: 'problem', title: 'Failed to submit quote request. Please try again.' },
  unanswered: quote.unanswered,
}

const contact: FormToasts = {
  success: {
    tone: 'success',
    title: 'Message sent successfully',
    text: "Thank you for contacting us. We'll respond within 24 hours.",
  },
  refused: {
    tone: 'problem',
    title: 'Error sending message',
    text: 'There was a problem submitting your message. Please try again.',
  },
  unanswered: {
    tone: 'problem',
    title: 'An error occurred while sending your message. Please try again later.',
  },
}

const call: FormToasts = {
  success: {
    tone: 'success',
    title: 'Call request received',
  },
  refused: {
    tone: 'problem',
    title: 'Error sending call request',
    text: 'There was a problem submitting your request. Please try again.',
  },
  unanswered: {
    tone: 'problem',
    title: 'An error occurred while sending your call request. Please try again later.',
  },
}

/** Of a request about a policy that somebody has. */
const service: FormToasts = {
  success: {
    tone: 'success',
    title: 'Request received',
    text: 'Nothing in your policy has changed. A person reads your request and answers.',
  },
  refused: {
    tone: 'problem',
    title: 'Error sending your request',
    text: 'There was a problem submitting your request. Please try again.',
  },
  unanswered: {
    tone: 'problem',
    title: 'An error occurred while sending your request. Please try again later.',
  },
}

const formToasts: Record<SubmissionKind, FormToasts> = {
  quote,
  contact,
  call,
  certificate: service,
  change: service,
  claim: {
    ...service,
    success: {
      tone: 'success',
      title: 'Notice received',
      text: 'Your insurer has not been told yet: call its claims line.',
    },
  },
}

/** The toasts of a form; the wording is specified. */
export function toastsOf(kind: SubmissionKind, origin?: Partial<FormOrigin> | null): FormToasts {
  return kind === 'quote' && isOnProduct(origin) ? quickQuote : formToasts[kind]
}

/** Whether a form was sent from the page of a product, and not from its own, where that has only led to. */
export function isOnProduct(origin?: Partial<FormOrigin> | null): boolean {
  return Boolean(origin?.product && origin.path !== '/quote')
}
