/** The kinds of applications, and everything else, with what staff ask for of each until they set it otherwise. */
const BUILT_IN = {
  boat: [
    'Survey',
    'Registration or documentation',
    'Declarations page of the present policy',
    'Photo of the hull',
    'Photo of the engine hours',
    'Boating certificate',
    'Lease of the slip',
  ],
  yacht: [
    'Survey',
    'Registration or documentation',
    'Declarations page of the present policy',
    'Photo of the hull',
    'Photo of the engine hours',
    'Resume of the captain',
    'Lease of the slip',
  ],
  property: [
    'Declarations page of the present policy',
    'Elevation certificate',
    'Photo of the front of the house',
    'Photo of the back of the house',
    'Photo of the roof',
    'Home inspection report',
  ],
  marina: [
    'Declarations page of the present policy',
    'Loss runs of the last five years',
    'Photo of the docks',
    'Photo of the buildings',
    'Storage or slip agreement',
    'Lease of the property',
  ],
  commercial: [
    'Survey',
    'Registration or documentation',
    'Declarations page of the present policy',
    'Loss runs of the last five years',
    'Certificate of inspection',
    'License of the captain',
    'Photo of the hull',
  ],
  other: ['Declarations page of the present policy', 'Registration or documentation'],
} as const

/** Which list of documents a request has. */
export type DocumentKind = keyof typeof BUILT_IN
export type DocumentLists = Record<DocumentKind, readonly string[]>

/** Every list, by what staff know it as, in the order of the page on which they keep them. */
export const DOCUMENT_KINDS: Record<DocumentKind, string> = {
  boat: 'Boats',
  yacht: 'Yachts',
  property: 'Houses and flood',
  marina: 'Marinas and yards',
  commercial: 'Commercial vessels and charter',
  other: 'All other requests',
}

/** More than anybody is asked for. */
export const MAX_DOCUMENTS = 20
export const MAX_DOCUMENT_CHARACTERS = 60

/** The lists as staff have set them; the built-in one for each that they have not. */
export function documentLists(value: unknown): DocumentLists {
  const set: Record<string, unknown> = Object(value)
  const lists = Object.entries(BUILT_IN).map(([kind, builtIn]) => {
    const list = set[kind]
    const isSet = Array.isArray(list) && list.every((one) => typeof one === 'string')
    return [kind, isSet ? list : builtIn]
  })
  return Object.fromEntries(lists)
}
