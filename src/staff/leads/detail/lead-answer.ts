import { type RerenderedPage, rerenderedPage } from '../../../http/rerender.ts'
import type { Flash } from '../../session/flash.ts'
import { leadHref } from '../addresses.ts'
import type { SetState, StateErrors } from './state-values.ts'

/** A reply that is being written, as the page sends it. */
export interface TypedReply {
  /** The name of the template that was chosen. */
  template: string
  subject: string
  text: string
  /** Of the form that it is typed in: whatever sends it again sends it once. */
  key: string | undefined
  /** The mark of what a template filled in, which another one may replace. */
  mark: string
}
export type ReplyErrors = Partial<Record<'template' | 'replySubject' | 'reply', string>>

/** What a visitor is to be asked for, as the page sends it. */
export interface TypedAsking {
  /** Those that are picked. */
  names: string[]
  other: string
  words: string
  /** Of the form, as of a reply. */
  key: string | undefined
  /** The latest asking that the page showed. */
  seen: string
}
export type AskingErrors = Partial<Record<'asked' | 'askedOther' | 'askedWords', string>>

/** A form of a lead's page of which something was not saved, as the page shows it again. */
export interface LeadAnswer extends RerenderedPage {
  leadId: string
  problem?: string | undefined
  /** What was saved, when something else that was typed was not. */
  success?: string | undefined
  /** What undoes that, as `undoOf` says it. */
  undo?: string | undefined
  errors?: StateErrors & { note?: string; certificate?: string } & ReplyErrors & AskingErrors
  state?: SetState
  note?: string
  /** Of the form that the note was typed in. */
  noteKey?: string | undefined
  reply?: TypedReply
  /** The form in which a certificate that was not sent was chosen. */
  certificate?: { key: string; isToHolder: boolean }
  asking?: TypedAsking
  /** The lead is gone, and with it its page. */
  isGone?: boolean
}

/** What a button of that page did, in a sentence for the page. */
export interface LeadDone {
  done: Flash
}

/** What the page being rendered answers, when it answers one of its forms. */
export function leadBeingAnswered(): LeadAnswer | undefined {
  return rerenderedPage<LeadAnswer>('leadId')
}

/** @param undo What undoes it. */
export function leadDone(
  text: string,
  tone: Flash['tone'] = 'success',
  undo?: string | undefined,
): LeadDone {
  return { done: { tone, text, undo } }
}

/** The page of a lead as the answer to one of its forms. */
export function leadInPlace(answer: Omit<LeadAnswer, 'path'>): LeadAnswer {
  return { ...answer, path: leadHref(answer.leadId) }
}
