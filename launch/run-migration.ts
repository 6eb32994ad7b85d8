import { once } from 'node:events'
import { endingError } from './explain.ts'
import { startTool } from './tool.ts'

/**
 * Migrates the database in a child process.
 * @param file The migration, built or not.
 * @returns What to print about signing in once the site is up.
 */
export async function runMigration(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = startTool(file, args, env)
  let signInNotice = ''
  child.on('message', (message: { signInNotice?: string }) => {
    signInNotice = message.signInNotice ?? signInNotice
  })
  // Its message may arrive after its exit, but not after the channel is closed.
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  const ending: number | string | null = signal ?? code
  if (ending !== 0) throw endingError('The database was not brought up to date', ending)
  return signInNotice
}
