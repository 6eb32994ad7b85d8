/** Something a person can put right; its message is all they need to see. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Ends the process: with the sentence of an error that has one, with the stack of a bug. */
export function endWith(error: unknown): never {
  const { name, message, stack } = error as Error
  console.error(['StartError', 'ConfigError'].includes(name) ? message : (stack ?? String(error)))
  process.exit(1)
}
