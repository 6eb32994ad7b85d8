import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Not in the PATH of ordinary users on Debian. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** The full path of an installed command. */
export function findCommand(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS]
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
