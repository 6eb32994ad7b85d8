import { endingError } from './explain.ts'
import { startTool } from './tool.ts'

/**
 * Brings the database up to date in a process of its own.
 * @param file The migration, built or not.
 * @returns What to tell the operator about signing in once the site is up.
 */
export async function runMigration(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = startTool(file, args, env)
  let wayIn = ''
  child.on('message', (message: { wayIn?: string }) => {
    wayIn = message.wayIn ?? wayIn
  })
  const ending = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ?? code))
  })
  if (ending !== 0) throw endingError('The database was not brought up to date', ending)
  return wayIn
}
