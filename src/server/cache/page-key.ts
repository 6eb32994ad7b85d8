import type { SubmissionKind } from '../../../db/leads/submissions.ts'
import { builtInProducts } from '../../../db/seed/products/index.ts'
import { townPlaces } from '../../../db/seed/towns/places.ts'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { isTopic } from '../../../db/writing/post-topics.ts'
import { CLAIMS } from '../../contact/form.ts'
import { draftToken, receivedIn } from '../../forms/cookies.ts'
import { canonicalUrl, isPersonal } from '../../http/addresses.ts'
import { readCookie } from '../../http/cookies.ts'
import { hasSessionCookie } from '../../staff/session/auth-requests.ts'

const MAX_LENGTH = 200

type Parameter = 'page' | 'category' | 'product' | 'vessel' | 'subject'
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
  ['/certificates', NO_PARAMETERS],
  ['/certificates/received', NO_PARAMETERS],
  ['/claims', NO_PARAMETERS],
  ['/claims/notice', NO_PARAMETERS],
  ['/claims/notice/received', NO_PARAMETERS],
  ['/compare', NO_PARAMETERS],
  ['/contact', ['subject']],
  ['/contact/received', NO_PARAMETERS],
  ['/glossary', NO_PARAMETERS],
  ['/policy-changes', NO_PARAMETERS],
  ['/policy-changes/received', NO_PARAMETERS],
  ['/privacy-policy', NO_PARAMETERS],
  ['/products', NO_PARAMETERS],
  ['/questions', NO_PARAMETERS],
  ['/quote', ['product', 'vessel']],
  ['/quote/received', NO_PARAMETERS],
  ['/search', NO_PARAMETERS],
  ['/terms', NO_PARAMETERS],
  ['/tools', NO_PARAMETERS],
  ['/tools/condominium-deductible', NO_PARAMETERS],
  ['/tools/cost', NO_PARAMETERS],
  ['/tools/flood-gap', NO_PARAMETERS],
  ['/tools/hurricane-deductible', NO_PARAMETERS],
  ['/tools/what-to-have-ready', NO_PARAMETERS],
  ['/the-compass', ['category']],
  ['/towns', NO_PARAMETERS],
  ['/vessels', NO_PARAMETERS],
])
const OF_ONE_THING = /^\/(blog|products|towns|vessels)\/[^/]+$/
const TOPIC = /^\/blog\/category\/([^/]+)$/
const TOWN_LIST = /^\/blog\/town\/([^/]+)$/

/** The pages that show a visitor's draft. Other pages with the same form are the same for everyone. */
const DRAFT_OF_PAGE = new Map<string, SubmissionKind>([
  ['/quote', 'quote'],
  ['/contact', 'contact'],
  ['/appointments', 'call'],
  ['/about', 'call'],
  ['/certificates', 'certificate'],
  ['/policy-changes', 'change'],
  ['/claims/notice', 'claim'],
])
const RECEIVED_ON_PAGE = new Map<string, SubmissionKind>([
  ['/quote/received', 'quote'],
  ['/contact/received', 'contact'],
  ['/appointments/received', 'call'],
  ['/certificates/received', 'certificate'],
  ['/policy-changes/received', 'change'],
  ['/claims/notice/received', 'claim'],
])
const LISTS_POSTS = /^\/blog(\/(category|town)\/|$)/
const MISSING_POST = /^(missing|failed)$/

const PAGE_NUMBER = /^[1-9]\d{0,5}$/
const CATEGORY = /^[a-z0-9-]{1,60}$/
const slugs = (list: readonly { slug: string }[]) => new Set<string>(list.map(({ slug }) => slug))
const towns = slugs(townPlaces)
const choices = {
  product: slugs(builtInProducts),
  vessel: slugs(builtInVessels),
  subject: new Set<string>([CLAIMS]),
}

/**
 * What a visitors' page is cached under: its path, and what it uses of its query, in a fixed order. Undefined when no page
 * of everyone's can have this address. Whether its slug exists, the page itself finds out.
 */
export function pageKey(url: URL): string | undefined {
  const { pathname: path, searchParams } = url
  const used = isPersonal(url) ? undefined : parametersOf(path)
  // A well-formed reference is shown, and nobody else searches for the same.
  if (!used || (RECEIVED_ON_PAGE.has(path) && searchParams.has('reference'))) return undefined
  if (path === '/search' && searchParams.has('q')) return undefined
  if (path === '/contact' && searchParams.has('message')) return undefined
  if (path.startsWith('/tools/') && canonicalUrl(url).search) return undefined
  if (!url.search) return path.length > MAX_LENGTH ? undefined : path
  const query = new URLSearchParams()
  const [town, page, category] = ['town', 'page', 'category'].map((name) => searchParams.get(name))
  if (town && towns.has(town)) query.set('town', town)
  for (const name of ['product', 'vessel', 'subject'] as const) {
    const slug = searchParams.get(name)
    if (slug && used.includes(name) && choices[name].has(slug)) query.set(name, slug)
  }
  // What is no number is one page, whatever it says: none that exists.
  if (page && used.includes('page')) query.set('page', PAGE_NUMBER.test(page) ? page : '0')
  if (category && used.includes('category') && CATEGORY.test(category))
    query.set('category', category)
  const key = query.size > 0 ? `${path}?${query}` : path
  return key.length > MAX_LENGTH ? undefined : key
}

/**
 * Whether cookies may change what a page shows: a draft, what was sent, a toast; or they are of staff, who see at once
 * what they changed. What is not of the form of ours is none.
 * @param path Of the page.
 */
export function hasOwnCookies(header: string | null | undefined, path: string): boolean {
  if (!header) return false
  const headers = new Headers({ cookie: header })
  if (hasSessionCookie(headers)) return true
  const draft = DRAFT_OF_PAGE.get(path)
  if (draft && draftToken(headers, draft)) return true
  const received = RECEIVED_ON_PAGE.get(path)
  if (received && receivedIn(headers, received)) return true
  return LISTS_POSTS.test(path) && MISSING_POST.test(readCookie(headers, 'missing-post') ?? '')
}

function parametersOf(path: string): Parameter[] | undefined {
  const known = PAGES.get(path)
  if (known) return known
  if (OF_ONE_THING.test(path)) return NO_PARAMETERS
  if (isTopic(TOPIC.exec(path)?.[1] ?? '')) return LIST
  return towns.has(TOWN_LIST.exec(path)?.[1] ?? '') ? LIST : undefined
}
