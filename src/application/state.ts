import type { ApplicationAnswers } from '../../db/leads/application.ts'
import { dayInFull } from '../forms/read-day.ts'
import { isAsked } from '../forms/table.ts'
import type { Question, Section } from './question.ts'
import { readQuestion } from './read.ts'
import { APPLICATIONS, type SentRequest, sectionsFor } from './sets.ts'

/** A question with what is known of its answer. */
export interface AskedQuestion {
  name: string
  question: Question
  /** As it was typed here or, before that, answered in the request; empty: not answered. */
  typed: string
  /** In one spelling; undefined when there is none, or it was not understood. */
  value: string | undefined
  /** For people. */
  words: string | undefined
  /** Why it was not understood, with an example of what is right. */
  problem: string | undefined
}

export interface SectionState {
  section: Section
  asked: AskedQuestion[]
  answered: number
}

/** An application as its answers stand. */
export interface ApplicationState {
  sections: SectionState[]
  asked: number
  answered: number
  /** What was answered and is not asked any more, since another answer was changed. */
  notAsked: AskedQuestion[]
}

/** Every question of every set, by its name. */
export const EVERY_QUESTION: ReadonlyMap<string, Question> = new Map(
  Object.values(APPLICATIONS).flatMap(questionsOf),
)

/**
 * Where an application stands; undefined when the request has none.
 * @param saved What was answered on the page of the application, as it was typed.
 */
export function applicationState(
  request: SentRequest,
  saved: ApplicationAnswers,
): ApplicationState | undefined {
  const sections = sectionsFor(request)
  if (!sections) return undefined
  const known: Record<string, unknown> = { ...request.answers, ...saved }
  for (const [name, { from }] of questionsOf(sections)) {
    if (from) known[name] ??= request.answers[from]
  }
  const states = sections.map((section) => {
    const asked = Object.entries(section.questions)
      .filter(([, question]) => isAsked(question, known))
      .map(([name, question]) => answerTo(name, question, `${known[name] ?? ''}`))
    return { section, asked, answered: asked.filter(isAnswered).length }
  })
  const shown = new Set(states.flatMap(({ asked }) => asked.map(({ name }) => name)))
  return {
    sections: states,
    asked: shown.size,
    answered: states.reduce((sum, { answered }) => sum + answered, 0),
    notAsked: Object.entries(saved).flatMap(([name, typed]) => {
      const question = EVERY_QUESTION.get(name)
      return question && typed && !shown.has(name) ? answerTo(name, question, typed) : []
    }),
  }
}

/** Where it stands, in words: "12 of 31 answered". */
export function progressInWords({
  answered,
  asked,
}: Pick<ApplicationState, 'answered'> & { asked: number }): string {
  return `${answered} of ${asked} answered`
}

/** What the field of a question shows. */
export function fieldText({ question, typed }: Pick<AskedQuestion, 'question' | 'typed'>): string {
  const { input, choices = [] } = question
  if (input === 'list') return choices.some(({ value }) => value === typed) ? typed : ''
  return input === 'date' ? dayInFull(typed) : typed
}

function isAnswered({ value }: AskedQuestion): boolean {
  return value !== undefined
}

function questionsOf(sections: readonly Section[]): [string, Question][] {
  return sections.flatMap(({ questions }) => Object.entries(questions))
}

function answerTo(name: string, question: Question, typed: string): AskedQuestion {
  const { value, words, problem }: Partial<Record<'value' | 'words' | 'problem', string>> = typed
    ? readQuestion(question, typed)
    : {}
  return { name, question, typed, value, words, problem }
}
