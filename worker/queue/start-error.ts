/** A reason not to start that an operator can act on; its message is the one sentence printed. */
export class CannotStart extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CannotStart'
  }
}
