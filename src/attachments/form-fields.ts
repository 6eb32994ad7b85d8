import { FormError } from './form-error.ts'

/** Enough for the forms of visitors. */
const MAX_FIELDS = 100
const MAX_TOTAL_BYTES = 1_000_000

/** The text fields of a form post. A name may come several times. */
export class FormFields {
  readonly #values = new Map<string, string[]>()
  #count = 0
  #bytes = 0
  readonly #maxBytes: number
  readonly #maxFields: number

  constructor(maxBytes = MAX_TOTAL_BYTES, maxFields = MAX_FIELDS) {
    this.#maxBytes = maxBytes
    this.#maxFields = maxFields
  }

  /** @throws FormError when this field, or all fields together, exceed the limits. */
  add(name: string | undefined, value: string, cut: boolean): void {
    if (name === undefined) return
    this.#count++
    this.#bytes += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (cut) throw new FormError('too large', 'a field is too long')
    if (this.#count > this.#maxFields) {
      throw new FormError('too large', `more than ${this.#maxFields} fields`)
    }
    if (this.#bytes > this.#maxBytes) throw new FormError('too large', 'too much text')
    this.#values.set(name, [...this.all(name), value])
  }

  /** Every value of a name, in the order of the form. */
  all(name: string): string[] {
    return this.#values.get(name) ?? []
  }

  /** The last value of each name. A field called `__proto__` is a field like any other. */
  last(): Record<string, string> {
    return Object.fromEntries(
      [...this.#values].map(([name, values]) => [name, values.at(-1) ?? '']),
    )
  }
}
