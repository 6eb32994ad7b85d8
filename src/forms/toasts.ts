import type { SubmissionKind } from '../../db/submissions.ts'
import { WEEKDAY_HOURS } from '../business.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'

interface FormToasts {
  success: ToastMessage
  /** The server answered that it could not take the form. */
  refused: ToastMessage
  /** No answer came. */
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
    text: `An insurance expert will call you, ${WEEKDAY_HOURS}.`,
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

/** The toasts of each form, to the letter. */
export const formToasts: Record<SubmissionKind, FormToasts> = { quote, contact, call }
