import publicFiles, { hashedNames } from 'virtual:public-files'

const files = new Set(publicFiles)

/** The address of a file of `public/` that may be cached for ever; of any other file, its own. */
export function immutable(address: string): string {
  // The development server knows no other name than the file's own.
  return import.meta.env?.DEV ? address : (hashedNames[address] ?? address)
}

/** Whether the folder `public/` has the file of this address. */
export function isPublicFile(address: string): boolean {
  return files.has(`/public${address}`)
}
