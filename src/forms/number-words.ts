const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const WORD = `(?:${[...ONES, ...TENS, 'fourty', 'a(?=[ -]hundred)', 'hundred'].join('|')})`
const RUN = new RegExp(`\\b${WORD}(?:[ -](?:and[ -])?${WORD})*\\b`, 'gi')
const PARTS: [RegExp, string][] = [
  [/\b(\d+) point (\d+)\b/gi, '$1.$2'],
  [/\b(\d+|a)( (?:million|thousand))? (?:and|&) (?:a half|1\/2)/gi, '$1.5$2'],
  [/\ba\.5(?= )/gi, '1.5'],
  [/\bhalf (?:of )?an? (?=million)|\b(?:an? half|1\/2) (?=million)/gi, '0.5 '],
  [/\b(?:an? )?quarter (?:of an? |an? )?(?=million)/gi, '0.25 '],
  [/\ban? (?=thousand|million)/gi, '1 '],
]

/** A text with its numbers in digits: "thirty-four and a half feet" is "34.5 feet", "half a million" "0.5 million". */
export function numbersInDigits(text: string): string {
  const inDigits = text.replace(RUN, (run) => String(belowTenThousand(run) ?? run))
  return PARTS.reduce((rest, [words, digits]) => rest.replace(words, digits), inDigits)
}

/** Undefined for words that nobody says one after the other, such as "ten five". */
function belowTenThousand(run: string): number | undefined {
  let number = 0
  for (const word of run
    .toLowerCase()
    .replace('fourty', 'forty')
    .split(/[ -](?:and[ -])?/)) {
    const ones = word === 'a' ? 1 : ONES.indexOf(word)
    const tens = TENS.indexOf(word)
    if (word === 'hundred') {
      if (number < 1 || number > 99) return undefined
      number *= 100
    } else if (tens >= 0) {
      if (number % 100 !== 0) return undefined
      number += 10 * (tens + 2)
    } else {
      const before = number % 100
      if (before !== 0 && (ones > 9 || before < 20 || before % 10 !== 0)) return undefined
      number += ones
    }
  }
  return number
}

const AMOUNT = /^\$?(\d[\d,]*)(\.\d{1,2})?$/

/** An amount in dollars as people write it: `85000` becomes `$85,000`; anything else is returned as it is. */
export function asMoney(text: string): string {
  const [, dollars, cents = ''] = AMOUNT.exec(text) ?? []
  if (!dollars) return text
  return `$${BigInt(dollars.replaceAll(',', '')).toLocaleString('en-US')}${cents}`
}
