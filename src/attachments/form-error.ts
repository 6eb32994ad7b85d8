const STATUS = { malformed: 400, interrupted: 408, 'too large': 413 } as const

/** A form post that is unusable as a whole; the caller responds with its status. */
export class FormError extends Error {
  readonly fault: keyof typeof STATUS
  readonly status: (typeof STATUS)[keyof typeof STATUS]
  constructor(fault: keyof typeof STATUS, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FormError'
    this.fault = fault
    this.status = STATUS[fault]
  }
}
