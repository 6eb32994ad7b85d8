import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OPEN_PAGES } from '../src/staff/session/open-pages.ts'

const PAGES = join(import.meta.dirname, '../src/pages/admin')

/** Every page that needs a session, found in the folder of pages. */
export function staffPages(): string[] {
  return readdirSync(PAGES, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('_layout.tsx'))
    .map((name) => `/admin/${name.slice(0, -'.tsx'.length)}`)
    .map((path) => path.replace(/\/index$/, '').replaceAll(/\[\w+\]/g, 'some'))
    .filter((path) => !OPEN_PAGES.includes(path))
}
