/** An error that the operator can fix; only its message is printed. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Ends a start after a child process has already printed the reason. */
export class AlreadyExplained extends Error {
  override name = 'AlreadyExplained'
}

/** Exits the process: prints only the message of an expected error, and the stack of a bug. */
export function endWith(error: unknown): never {
  const { name, message, stack } = error as Error
  if (['StartError', 'ConfigError', 'Refused'].includes(name)) console.error(message)
  else if (name !== 'AlreadyExplained') console.error(stack ?? String(error))
  process.exit(1)
}

/** @param ending Exit status or signal. Our processes exit with 1 after printing the reason. */
export function endingError(what: string, ending: string | number | null): Error {
  if (ending === 1) return new AlreadyExplained(what)
  const how = typeof ending === 'number' ? `status ${ending}` : ending
  return new StartError(`${what} (${how}).`)
}
