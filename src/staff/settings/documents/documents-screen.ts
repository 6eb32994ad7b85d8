import { cleanText } from '../../../forms/values.ts'
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  documentLists,
  MAX_DOCUMENT_CHARACTERS,
  MAX_DOCUMENTS,
} from '../../../settings/document-lists.ts'
import type { Screen } from '../screen.ts'

/** What visitors are asked for, one paper or photograph a line, for each kind of application. */
export const documentsScreen: Screen = {
  name: 'documents',
  permission: 'leads',
  path: '/admin/settings/documents',
  saved: 'Saved. Every lead offers these documents now, and so does the page of each request.',
  async check(fields, before) {
    const errors: Record<string, string> = {}
    const value: Record<string, string[]> = {}
    for (const kind of Object.keys(DOCUMENT_KINDS) as DocumentKind[]) {
      const lines = (fields[kind] ?? '').split('\n')
      const names = lines.map((line) => cleanText(line).replace(/\s+/g, ' ')).filter(Boolean)
      const problem = problemOf(names)
      if (problem) errors[kind] = problem
      value[kind] = names
    }
    if (Object.keys(errors).length > 0) return { errors }
    const was = documentLists(before)
    const changed = Object.entries(DOCUMENT_KINDS).filter(
      ([kind]) => was[kind as DocumentKind].join('\n') !== value[kind]?.join('\n'),
    )
    return { value, changed: changed.map(([, name]) => name.toLowerCase()) }
  },
}

function problemOf(names: string[]): string | undefined {
  if (names.length > MAX_DOCUMENTS) {
    return `These are ${names.length} documents, and it can be ${MAX_DOCUMENTS}.`
  }
  const long = names.find(({ length }) => length > MAX_DOCUMENT_CHARACTERS)
  if (long) {
    return `“${long.slice(0, MAX_DOCUMENT_CHARACTERS)}…” has ${long.length} characters, and can have ${MAX_DOCUMENT_CHARACTERS}.`
  }
  const lower = names.map((name) => name.toLowerCase())
  const twice = names.find((_, at) => lower.indexOf(lower[at] ?? '') < at)
  return twice && `${twice} is in this list already.`
}
