import { visibleText } from '../../../leads/visible-text.ts'

/** What a letter that the paper's fonts do not have is drawn as. */
const UNDRAWN = '□'
const SHOWN_CODES = 12
/** What only joins or varies a sign, as in emoji. */
const JOINS = /\p{Cf}|\ufe0e|\ufe0f/u

/** Every character of both fonts: what they were cut to, by src/ui/theme/fonts/README.md. */
const DRAWN = new RegExp(
  `^[${[
    // Latin, with the names of Vietnam, the Baltic, Africa and the Pacific; accents that are typed apart.
    ...['\\n', '\\x20-\\x7e', '\\xa0-\\u0180', '\\u018f', '\\u01a0\\u01a1', '\\u01af\\u01b0'],
    ...['\\u01cd-\\u01dc', '\\u01e6\\u01e7\\u01ea\\u01eb', '\\u0218-\\u021b', '\\u0259'],
    ...[
      '\\u02bb\\u02bc',
      '\\u0300-\\u030c\\u0323\\u0326-\\u0328',
      '\\u1e80-\\u1e85',
      '\\u1e9e-\\u1ef9',
    ],
    // Greek and Cyrillic.
    ...['\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce', '\\u0400-\\u045f\\u0490\\u0491'],
    // Punctuation, currencies, fractions and signs.
    ...['\\u2010-\\u201e', '\\u2020-\\u2022\\u2026\\u2030\\u2032\\u2033\\u2039\\u203a\\u2044'],
    ...['\\u20a6\\u20ab\\u20ac\\u20bd', '\\u2116\\u2122', '\\u2150-\\u215e', '\\u2190-\\u2193'],
    ...['\\u2212\\u2248\\u2260\\u2264\\u2265', '\\u25a1\\u2610\\u2611\\u2713'],
  ].join('')}]*$`,
  'u',
)

/** Makes texts drawable, and knows what it had to leave out. */
export interface DrawnText {
  /** A text with a sign in place of each letter that cannot be drawn. */
  draw(text: string): string
  /** What these letters were, in a sentence; undefined when there were none. */
  undrawn(): string | undefined
}

/** For the texts of one paper. */
export function drawnText(): DrawnText {
  const missing = new Set<string>()
  const segmenter = new Intl.Segmenter('en')
  const letter = (segment: string) => {
    if (DRAWN.test(segment)) return segment
    for (const character of segment) {
      if (!DRAWN.test(character) && !JOINS.test(character)) missing.add(character)
    }
    return UNDRAWN
  }
  return {
    draw(text) {
      const shown = visibleText(text).replaceAll('\t', ' ').normalize('NFC')
      if (DRAWN.test(shown)) return shown
      return Array.from(segmenter.segment(shown), ({ segment }) => letter(segment)).join('')
    },
    undrawn() {
      if (missing.size === 0) return undefined
      const codes = [...missing].map(codeOf)
      const more = codes.length > SHOWN_CODES ? ` and ${codes.length - SHOWN_CODES} more` : ''
      return `The letters of this paper do not have ${codes.slice(0, SHOWN_CODES).join(', ')}${more}: each such sign stands as ${UNDRAWN}. The page of the lead shows them.`
    },
  }
}

/** U+6F22 */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
