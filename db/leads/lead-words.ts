import type { StoredAnswers, SubmissionSource } from './submissions.ts'

/** Longer words are found by their beginning. */
const MAX_WORD = 40
/** A visitor can send 5,000 characters, but no index needs more words than this. */
const MAX_WORDS = 1000
const MAX_QUERY_WORDS = 8
/** Digits of a number in the North American plan, without the country's 1. */
const PHONE_DIGITS = 10

/** What of a lead can be searched. */
export interface SearchedLead {
  reference: string
  email: string
  source: SubmissionSource | null
  /** Every version of the answers. */
  versions: StoredAnswers[]
  /** What brokers noted. */
  notes: string[]
}

/**
 * The words by which a lead is found: its answers, reference, town, and notes, folded to lower case without
 * accents. A phone number is found by all its digits, the last seven, or the last four; an address by its
 * parts, or as one word. What has an apostrophe in it, a number with commas, and a name of letters and digits with
 * dashes, dots or slashes are a word without them, too.
 */
export function leadWords({ reference, email, source, versions, notes }: SearchedLead): string[] {
  const texts = [reference, email, source?.town ?? '']
  const whole = reference.replaceAll('-', '').toLowerCase()
  const words = new Set<string>([whole, whole.replace(/^fm/, '')])
  for (const answers of versions) {
    for (const answer of Object.values(answers)) {
      if (typeof answer === 'string' || typeof answer === 'number') texts.push(String(answer))
    }
    for (const word of phoneWords(answers.phone)) words.add(word)
  }
  for (const word of [...texts, ...notes].flatMap(everyWordOf)) {
    if (words.size >= MAX_WORDS) break
    words.add(word)
  }
  return [...words]
}

/**
 * The words of a search; a lead is found when each begins one of its own. What can only be a phone
 * number is one word, however it is written, and so is an address or its beginning: of its parts, `com`
 * alone is on nearly every lead.
 */
export function queryWords(text: string): string[] {
  const seen = text.replace(UNSEEN, '').replace(/^\s*(?:tel|mailto):/i, '')
  const number = /^([\s\d()./+-]*?)(?:(?:x|ext\.?) ?\d{1,6})?$/i.exec(seen)?.[1] ?? ''
  const digits = phoneDigits(number.replace(/^(\s*\+.*)\(0\)/, '$1').replace(DIALED_ABROAD, ''))
  if (digits.length >= 7) return [digits]
  const addresses = addressesIn(seen, ADDRESS_BEGUN)
  const rest = seen
    .normalize('NFKD')
    .replace(ADDRESS_BEGUN, ' ')
    .replace(GROUPED_NUMBER, (number) => number.replaceAll(',', ''))
  const names = joinedNames(rest, { fromEach: false })
  const others = rest.replace(NAME_WITH_DIGITS, (name) => (isNameWithDigits(name) ? ' ' : name))
  return [...new Set([...addresses, ...names, ...wordsOf(others)])].slice(0, MAX_QUERY_WORDS)
}

/** As it is dialed from Europe, and from here. */
const DIALED_ABROAD = /^\s*(?:00|011)(?=(?:\D*\d){9})/

const ADDRESS = /[\p{L}\p{N}\p{M}._%+'-]{0,63}[\p{L}\p{N}]@[\p{L}\p{N}\p{M}.-]+/gu
const ADDRESS_BEGUN = /[\p{L}\p{N}\p{M}._%+'-]{0,63}[\p{L}\p{N}]@[\p{L}\p{N}\p{M}.-]*/gu

const GROUPED_NUMBER = /(?<!\p{N})\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})/gu

/** Without what is no letter and no digit. */
function addressesIn(text: string, pattern: RegExp): string[] {
  if (!text.includes('@')) return []
  const found = text.normalize('NFKD').match(pattern) ?? []
  return found.map((address) => wordsOf(address).join('').slice(0, MAX_WORD))
}

/** O'Brien is found as `obrien`, and 120,000 as `120000`. */
const JOINED = /(?<!\p{L})\p{L}+(?:['’ʼ]\p{L}+)+|\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})/gu

/** Anne-Marie is found as `annemarie`, too, a power-boat as `powerboat`, and AT&T as `att`. */
const HYPHENED = /(?<!\p{L})\p{L}+(?:[-&]\p{L}+)+/gu

/** 06604-1234, 12-3456789-01 and 338 123 456 are also found by all their digits, as one word. */
const GROUPED_DIGITS = /(?<![\p{L}\p{N}])\+?\(?\d+(?:[-. /()]{1,2}\d+)+/gu

/** CT-88-1234.5, J/105 and B-12, in which letters and digits are one name, are found however they are joined. */
const NAME_WITH_DIGITS = /[\p{L}\p{N}]{1,20}(?:[-./][\p{L}\p{N}]{1,20}){1,5}/gu

/** Their parts as one word: from the first on and, for the index, from each later one. */
function joinedNames(text: string, { fromEach }: { fromEach: boolean }): string[] {
  const names = text.match(NAME_WITH_DIGITS) ?? []
  return names.filter(isNameWithDigits).flatMap((name) => {
    const parts = wordsOf(name)
    const starts = fromEach ? parts.slice(0, -1).keys() : [0]
    return [...starts].map((start) => parts.slice(start).join('').slice(0, MAX_WORD))
  })
}

function isNameWithDigits(text: string): boolean {
  return /\p{L}/u.test(text) && /\p{N}/u.test(text)
}

/** Letters that no decomposition of Unicode splits, as people type them without their keys. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** What a name that was copied from a page may have in it: nobody sees it, so nobody searches with it. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

function everyWordOf(text: string): string[] {
  const seen = text.replace(UNSEEN, '')
  const joined = seen.match(JOINED) ?? []
  return [
    ...addressesIn(seen, ADDRESS),
    ...joined.flatMap((word) => wordsOf(word.replace(/['’ʼ,]/g, ''))),
    ...joinedNames(seen, { fromEach: true }),
    ...(seen.match(HYPHENED) ?? []).map((name) => wordsOf(name).join('').slice(0, MAX_WORD)),
    ...(seen.match(GROUPED_DIGITS) ?? []).flatMap((grouped) => {
      const digits = phoneDigits(grouped).slice(0, MAX_WORD)
      return digits.length === PHONE_DIGITS ? [digits, digits.slice(-7)] : [digits]
    }),
    ...wordsOf(seen),
  ]
}

function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıŧßæœþ]/g, (letter) => PLAIN[letter] ?? letter)
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD))
}

function phoneWords(phone: unknown): string[] {
  const digits = phoneDigits(String(phone ?? '').replace(/ (?:ext\. |\(\p{L}).*/u, ''))
  if (digits.length < 7) return []
  // From abroad: without the code of its country, of one to three digits, and as it is dialed there.
  const local = digits.length > PHONE_DIGITS ? [1, 2, 3].map((code) => digits.slice(code)) : []
  const last = [8, 7, 4].map((length) => digits.slice(-length))
  return [digits, ...local, ...local.map((number) => `0${number}`), ...last]
}

/** A phone as it is compared, however it is written; undefined for what is too short to be one. */
export function phoneKey(phone: unknown): string | undefined {
  const [digits] = phoneWords(phone)
  return digits
}

/** A name as it is compared, in any order and without accents; undefined for one word alone, which many have. */
export function nameKey(name: string): string | undefined {
  const words = wordsOf(name)
  return words.length < 2 ? undefined : words.toSorted().join(' ')
}

function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}
