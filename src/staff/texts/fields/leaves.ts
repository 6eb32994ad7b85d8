import type { Source } from '../../../../db/schema/texts.ts'
import type { Control, Leaf } from './field.ts'

interface Words {
  label: string
  hint?: string
  /** Most characters, of each entry if there are several. */
  max: number
  isOptional?: boolean
  height?: number
}

/** A line of text. */
export function line(words: Words): Leaf<string> {
  return oneText('line', words)
}

/** A text of one paragraph. */
export function area(words: Words): Leaf<string> {
  return oneText('area', { height: 4, ...words })
}

/** A text that may be missing. */
export function optionalArea(words: Words): Leaf<string | undefined> {
  const text = oneText('area', { height: 4, ...words, isOptional: true })
  return {
    ...text,
    print: (value) => value ?? '',
    read(typed) {
      const reading = text.read(typed)
      return 'error' in reading ? reading : { value: reading.value || undefined }
    },
  }
}

/** A list, one entry on each line. */
export function lines(words: Words & { most: number }): Leaf<string[]> {
  return listOf('\n', /\n+/, 'line', words)
}

/** Paragraphs, with an empty line between them. */
export function paragraphs(words: Words & { most: number }): Leaf<string[]> {
  return listOf('\n\n', /\n\s*\n/, 'paragraph', words)
}

/** One of several words. */
export function choice<Word extends string>(label: string, options: readonly Word[]): Leaf<Word> {
  return {
    ...{ label, options, input: 'select' },
    print: (value) => value,
    read(typed) {
      const value = options.find((option) => option === typed)
      return value === undefined ? { error: `Choose “${label}” from the list.` } : { value }
    },
  }
}

/** A page of this site. */
export function ownPath(label: string): Leaf<string> {
  return {
    ...{ label, input: 'line', hint: 'A page of this site, such as /products/boat-insurance.' },
    print: (value) => value,
    read: (typed) =>
      /^\/(?!\/)[\w/-]{1,100}$/.test(typed)
        ? { value: typed }
        : { error: 'Give a page of this site, such as /products/boat-insurance.' },
  }
}

const SOURCE = 'Title | Publisher | https://link. The link may be left out.'

/** The source of a fact, on one line. */
export function source(label: string): Leaf<Source> {
  return {
    ...sourceControl(label),
    print: printSource,
    read: (typed) =>
      typed ? readSource(typed) : { error: 'Give the source: the title and who published it.' },
  }
}

/** A source that may be missing. */
export function optionalSource(label: string): Leaf<Source | undefined> {
  return {
    ...sourceControl(label),
    isOptional: true,
    print: (value) => (value ? printSource(value) : ''),
    read: (typed) => (typed ? readSource(typed) : { value: undefined }),
  }
}

/** Sources, one on each line. */
export function sources(label: string): Leaf<Source[]> {
  return {
    ...{ label, input: 'area', height: 3, isOptional: true },
    hint: `One on each line: ${SOURCE}`,
    print: (value) => value.map(printSource).join('\n'),
    read(typed) {
      const found: Source[] = []
      for (const text of typed.split('\n').filter((part) => part.trim())) {
        const reading = readSource(text)
        if ('error' in reading) return reading
        found.push(reading.value)
      }
      return { value: found }
    },
  }
}

function sourceControl(label: string): Control {
  return { label, input: 'line', hint: SOURCE }
}

function printSource({ title, publisher, url }: Source): string {
  return [title, publisher, ...(url ? [url] : [])].join(' | ')
}

const MAX_SOURCE = 400

function readSource(typed: string): { value: Source } | { error: string } {
  const [title, publisher, url, ...rest] = typed.split('|').map((part) => part.trim())
  if (!title || !publisher || rest.length > 0)
    return { error: 'Write a source as Title | Publisher | https://link.' }
  if (typed.length > MAX_SOURCE)
    return { error: `Please keep a source under ${MAX_SOURCE} characters.` }
  if (url && !isHttps(url)) return { error: 'The link of a source must begin with https://.' }
  return { value: url ? { title, publisher, url } : { title, publisher } }
}

/** Whether a text is a complete https address. */
export function isHttps(text: string): boolean {
  return /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text)
}

function oneText(input: 'line' | 'area', { max, ...control }: Words): Leaf<string> {
  return {
    ...control,
    input,
    print: (value) => value,
    read(typed) {
      const value = typed.replace(/(?<!\s)\s*\n\s*/g, ' ')
      if (!value && !control.isOptional) return { error: `Please fill in “${control.label}”.` }
      return value.length > max
        ? { error: `Please keep “${control.label}” under ${max} characters.` }
        : { value }
    },
  }
}

function listOf(
  joint: string,
  between: RegExp,
  entry: string,
  { max, most, ...control }: Words & { most: number },
): Leaf<string[]> {
  return {
    height: 6,
    ...control,
    input: 'area',
    print: (value) => value.join(joint),
    read(typed) {
      const value = typed
        .split(between)
        .map((part) => part.trim().replace(/(?<!\s)\s*\n\s*/g, ' '))
        .filter(Boolean)
      if (value.length === 0 && !control.isOptional)
        return { error: `Please fill in “${control.label}”.` }
      if (value.length > most)
        return {
          error: `“${control.label}” has ${value.length} entries. There is room for ${most}.`,
        }
      return value.some((part) => part.length > max)
        ? { error: `Please keep each ${entry} of “${control.label}” under ${max} characters.` }
        : { value }
    },
  }
}
