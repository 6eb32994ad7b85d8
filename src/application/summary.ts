import { type Contradiction, contradictions } from './contradictions.ts'
import { type ApplicationState, progressInWords } from './state.ts'

/** How complete an application is, in whole percent; 100 only when nothing is missing. */
export function percentComplete({ answered, asked }: ApplicationState): number {
  return Math.floor((100 * answered) / Math.max(asked, 1))
}

/** What is not answered, or was not understood, by section. */
export function missingIn({ sections }: ApplicationState): { title: string; labels: string[] }[] {
  return sections
    .map(({ section: { title }, asked }) => ({
      title,
      labels: asked
        .filter(({ value }) => value === undefined)
        .map(({ question }) => question.label),
    }))
    .filter(({ labels }) => labels.length > 0)
}

/**
 * An application as plain text, to be pasted into an insurer's form or a mail: every answer in the order of the sections, what
 * was not understood as it was typed, then what to check and what is missing.
 * @param title What it is about, on its first line.
 */
export function applicationText(title: string, state: ApplicationState): string {
  const parts = state.sections.flatMap(({ section, asked }) => {
    const answers = asked.filter(({ typed }) => typed !== '')
    if (answers.length === 0) return []
    return [[section.title.toUpperCase(), ...answers.map(inText)].join('\n')]
  })
  const others = state.notAsked.map(inText)
  const checks = contradictions(state).map(inSentence)
  const missing = missingIn(state).map(({ title, labels }) => `${title}: ${labels.join('; ')}`)
  return [
    `${title}\n${progressInWords(state)}`,
    ...parts,
    ...(others.length > 0 ? [['ALSO ANSWERED', ...others].join('\n')] : []),
    ...(checks.length > 0 ? [['TO CHECK', ...checks].join('\n')] : []),
    ...(missing.length > 0 ? [['NOT ANSWERED', ...missing].join('\n')] : []),
  ].join('\n\n')
}

/** Every answer of an application, a line each. */
export function answersInText({ sections, notAsked }: ApplicationState): string {
  const asked = sections.flatMap(({ asked }) => asked.filter(({ typed }) => typed !== ''))
  return [...asked, ...notAsked].map(inText).join('\n')
}

function inText(answer: ApplicationState['notAsked'][number]): string {
  const { question, typed, words } = answer
  return `${question.label}: ${words ?? `${typed} (not understood)`}`
}

/** A contradiction, with what it weighs. */
export function inSentence({ text, isNote }: Contradiction): string {
  return isNote ? `Note: ${text}` : text
}
