import { hasTexts, isText } from '../json-text.ts'

/** The source of a fact, so that a reader can look it up. */
export interface Source {
  /** The title of the document or page. */
  title: string
  publisher: string
  /** Only a URL that has been opened and checked. */
  url?: string
}

/** A part of a page's own text. */
export interface Section {
  heading: string
  /** Plain text, one string per paragraph. */
  paragraphs: string[]
  /** Shown as a list after the paragraphs. */
  points?: string[]
  sources?: Source[]
}

export interface Question {
  question: string
  answer: string
}

export function isSource(value: unknown): value is Source {
  return hasTexts(value, 'title', 'publisher')
}

export function isSection(value: unknown): value is Section {
  if (!hasTexts(value, 'heading')) return false
  const { paragraphs, points = [] } = value as Partial<Section>
  return isTexts(paragraphs) && isTexts(points)
}

export function isQuestion(value: unknown): value is Question {
  return hasTexts(value, 'question', 'answer')
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}
