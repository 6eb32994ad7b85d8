const AMOUNT = /^\$?(\d[\d,]*)(\.\d{1,2})?$/

/** An amount in dollars as people write it: `85000` becomes `$85,000`; anything else is returned as it is. */
export function asMoney(text: string): string {
  const [, dollars, cents = ''] = AMOUNT.exec(text) ?? []
  if (!dollars) return text
  return `$${BigInt(dollars.replaceAll(',', '')).toLocaleString('en-US')}${cents}`
}
