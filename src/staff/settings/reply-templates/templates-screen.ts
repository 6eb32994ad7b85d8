import { cleanText } from '../../../forms/values.ts'
import { fieldProblem, type ReplyTemplate } from '../../../settings/reply-templates.ts'
import { setTemplates } from '../../../settings/stored-settings.ts'
import type { Fields } from '../../session/staff-form.ts'
import type { Screen } from '../screen.ts'

export const MAX_TEMPLATES = 20
const MAX_CHARACTERS = { name: 60, subject: 150, text: 2500 } as const

/** What brokers begin replies with. The form has three fields for each; one of which all are empty is none. */
export const templatesScreen: Screen = {
  name: 'reply-templates',
  permission: 'leads',
  path: '/admin/settings/reply-templates',
  saved: 'Saved. Every lead offers these templates now.',
  async check(fields, before) {
    const errors: Record<string, string> = {}
    const value: ReplyTemplate[] = []
    templatesIn(fields).forEach((template, number) => {
      if (!Object.values(template).some(Boolean)) return
      for (const [part, problem] of problemsOf(template, value)) {
        errors[templateField(part, number)] = `Template ${number + 1}: ${problem}`
      }
      value.push(template)
    })
    if (Object.keys(errors).length > 0) return { errors }
    const was = setTemplates(before)
    const isSame = JSON.stringify(was) === JSON.stringify(value)
    return {
      value,
      changed: isSame ? [] : [`templates: ${value.length}, before: ${was.length}`],
    }
  },
}

/** The name of a template's field. */
export function templateField(part: keyof ReplyTemplate, number: number): string {
  return `${part}-${number}`
}

/** The templates that were sent, in the places where they stood. */
export function templatesIn(fields: Fields): ReplyTemplate[] {
  return Array.from({ length: MAX_TEMPLATES }, (_, number) => {
    const typed = (part: keyof ReplyTemplate) =>
      cleanText(fields[templateField(part, number)] ?? '')
    const line = (part: 'name' | 'subject') => typed(part).replace(/\s+/g, ' ')
    return { name: line('name'), subject: line('subject'), text: typed('text') }
  })
}

function problemsOf(template: ReplyTemplate, before: ReplyTemplate[]) {
  const problems = new Map<keyof ReplyTemplate, string>()
  const { name, text } = template
  if (!name) problems.set('name', 'give it a name, by which it is chosen.')
  if (before.some((one) => one.name.toLowerCase() === name.toLowerCase())) {
    problems.set('name', `${name} is in the list already.`)
  }
  if (!text) problems.set('text', 'write what the reply begins with, or empty all three fields.')
  for (const part of ['subject', 'text'] as const) {
    const problem = fieldProblem(part, template[part])
    if (problem) problems.set(part, problem)
  }
  for (const part of ['name', 'subject', 'text'] as const) {
    const [has, can] = [template[part].length, MAX_CHARACTERS[part]]
    if (has > can) {
      const [long, most] = [has, can].map((count) => count.toLocaleString('en-US'))
      problems.set(part, `this has ${long} characters, and can have ${most}.`)
    }
  }
  return problems
}
