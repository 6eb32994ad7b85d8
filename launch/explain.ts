/** Something a person can put right; its message is all they need to see. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What ends a start when a process of it has already printed why. */
export class AlreadyExplained extends Error {
  override name = 'AlreadyExplained'
}

/** Ends the process: with the sentence of an error that has one, with the stack of a bug. */
export function endWith(error: unknown): never {
  const { name, message, stack } = error as Error
  if (['StartError', 'ConfigError'].includes(name)) console.error(message)
  else if (name !== 'AlreadyExplained') console.error(stack ?? String(error))
  process.exit(1)
}

/** @param ending An exit status, or the signal. Ours end with status 1 once they have said why. */
export function endingError(what: string, ending: string | number | null): Error {
  if (ending === 1) return new AlreadyExplained(what)
  const how = typeof ending === 'number' ? `status ${ending}` : ending
  return new StartError(`${what} (${how}).`)
}
