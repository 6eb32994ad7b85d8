import { townPlaces } from '../../../db/seed/towns/places.ts'
import { isTopic } from '../../../db/writing/post-topics.ts'

type Parameter = 'page' | 'category'

/** A page that visitors read, and the part of its query that it uses. */
export interface VisitorPage {
  path: string
  /** Empty, or with its leading "?". */
  query: string
}

const NO_PARAMETERS: Parameter[] = []
const LIST: Parameter[] = ['page']

/** Pages at one address, and what they use of their query beside the town. */
const PAGES = new Map<string, Parameter[]>([
  ['/', NO_PARAMETERS],
  ['/about', NO_PARAMETERS],
  ['/appointments', NO_PARAMETERS],
  ['/appointments/received', NO_PARAMETERS],
  ['/blog', LIST],
  ['/boating-license', NO_PARAMETERS],
  ['/contact', NO_PARAMETERS],
  ['/contact/received', NO_PARAMETERS],
  ['/design-system', NO_PARAMETERS],
  ['/privacy-policy', NO_PARAMETERS],
  ['/products', NO_PARAMETERS],
  ['/quote', NO_PARAMETERS],
  ['/quote/received', NO_PARAMETERS],
  ['/terms', NO_PARAMETERS],
  ['/the-compass', ['category']],
  ['/towns', NO_PARAMETERS],
  ['/vessels', NO_PARAMETERS],
])
const OF_ONE_THING = /^\/(blog|products|towns|vessels)\/[^/]+$/
const TOPIC = /^\/blog\/category\/([^/]+)$/
const TOWN_LIST = /^\/blog\/town\/([^/]+)$/

/** What is one page, whatever the number: none that exists. */
const NO_SUCH_PAGE = '0'
const PAGE_NUMBER = /^[1-9]\d{0,5}$/
const CATEGORY = /^[a-z0-9-]{1,60}$/

const towns = new Set<string>(townPlaces.map(({ slug }) => slug))

/** The visitors' page at an address; undefined when no page has it. Whether its slug exists is another question. */
export function visitorPage(url: URL): VisitorPage | undefined {
  const path = url.pathname
  const used = parametersOf(path)
  return used && { path, query: usedQuery(url, used) }
}

/** The first part of a path with its slash, if any page's begins with it; otherwise nothing. */
export function sectionOf(path: string): string {
  const section = `/${path.split('/')[1]}`
  return section !== '/' && PAGES.has(section) ? section : ''
}

/** The town in an address, as a query; empty for none of ours. */
export function townIn(url: URL): string {
  return usedQuery(url, NO_PARAMETERS)
}

function parametersOf(path: string): Parameter[] | undefined {
  const known = PAGES.get(path)
  if (known) return known
  if (OF_ONE_THING.test(path)) return NO_PARAMETERS
  if (isTopic(TOPIC.exec(path)?.[1] ?? '')) return LIST
  return towns.has(TOWN_LIST.exec(path)?.[1] ?? '') ? LIST : undefined
}

/** What a page uses of its query, with values that can exist, in a fixed order. */
function usedQuery({ search, searchParams }: URL, used: Parameter[]): string {
  if (!search) return ''
  const query = new URLSearchParams()
  const town = searchParams.get('town') ?? ''
  if (towns.has(town)) query.set('town', town)
  const page = used.includes('page') && searchParams.get('page')
  if (page) query.set('page', PAGE_NUMBER.test(page) ? page : NO_SUCH_PAGE)
  const category = used.includes('category') ? (searchParams.get('category') ?? '') : ''
  if (CATEGORY.test(category)) query.set('category', category)
  return query.size > 0 ? `?${query}` : ''
}
