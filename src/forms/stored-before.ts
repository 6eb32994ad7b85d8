import { type } from 'arktype'
import { cleanFilename } from '../attachments/filename.ts'
import type { StoredFile } from '../browser/saved-form.ts'
import { isId } from '../http/is-id.ts'

const Stored = type({
  id: type('string').narrow(isId),
  name: type('string').pipe(cleanFilename),
  sizeBytes: 'number',
  type: 'string',
  'note?': 'string',
})

/**
 * Parses the files that are recorded in a page that was shown in place of a draft: they had arrived, but the form could
 * not be stored, and no browser fills in a file field again. Anything else is left out.
 */
export function storedBefore(fields: string[]): StoredFile[] {
  return fields.map(parseFile).filter((file) => file !== undefined)
}

function parseFile(field: string): StoredFile | undefined {
  try {
    const file = Stored(JSON.parse(field))
    return file instanceof type.errors ? undefined : file
  } catch {
    return undefined
  }
}
