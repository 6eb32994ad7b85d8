import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OPEN_PAGES } from '../../src/staff/session/addresses.ts'

const PAGES = join(import.meta.dirname, '../../src/pages/admin')

/**
 * The address of every page that needs a session, found in the folder of pages.
 * @param idOf What stands in place of a parameter, for example of `leadId`.
 */
export function staffPages(idOf: (parameter: string) => string = () => 'some'): string[] {
  return readdirSync(PAGES, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('_layout.tsx'))
    .map((name) => `/admin/${name.slice(0, -'.tsx'.length)}`)
    .map((path) => path.replace(/\/index$/, ''))
    .filter((path) => !OPEN_PAGES.includes(path))
    .map((path) => path.replaceAll(/\[(\w+)\]/g, (_, parameter) => idOf(parameter)))
}
