import { listProducts, type Product } from '../../db/content/products.ts'
import { listTowns } from '../../db/content/towns.ts'
import { listVesselPages } from '../../db/content/vessels.ts'
import type { Db } from '../../db/open.ts'
import { listNewestPosts } from '../../db/writing/posts.ts'
import { anchorOf, GLOSSARY_PATH, TERMS } from '../glossary/terms.ts'
import { agency } from '../http/agency.ts'
import { COST_PATH } from '../settings/costs.ts'

/** Something that a visitor can look for: a page, or a question that a page answers. */
export interface SearchEntry {
  /** Of its page. */
  href: string
  title: string
  /** What is read about it in a list; of a question its answer. */
  text: string
  /** What it is called by besides. */
  words: string
  /** The page that answers it, if it is a question. */
  of?: string
}

/** The newest posts: older ones are in the lists of the blog. */
const MOST_POSTS = 500

/** Pages whose words are in no table, with what people call what they are about. */
const FIXED: SearchEntry[] = [
  page(
    '/claims',
    'Claims: the first hour',
    'Whom to call after a loss, what to photograph, and by when to report.',
    'claim loss accident damage grounded aground sinking sunk fire stolen theft spill oil fuel flooded 911',
  ),
  page(
    '/claims/notice',
    'Tell the agency of a loss',
    'A notice to us, with photographs; it is no notice to the insurer.',
    'claim loss report notice file form tell agency accident damage',
  ),
  page(
    '/certificates',
    'Certificates of insurance',
    'For a marina, a yard, a club or a lender: what they ask for, and by when.',
    'coi proof of insurance additional insured certificate holder marina boatyard yacht club lender slip mooring',
  ),
  page(
    '/policy-changes',
    'Policy changes',
    'A new address, a boat that is sold or laid up, a lender to add.',
    'change cancel endorsement address moved sold sell boat lay-up layup winter storage lender loss payee loan update',
  ),
  page(
    '/quote',
    'Get a quote',
    'Three short steps; a person answers.',
    'price cost rate premium estimate how much',
  ),
  page(
    '/contact',
    'Contact the agency',
    'Write or call, and send papers.',
    'phone email address hours office policy question',
  ),
  page(
    '/appointments',
    'Make an appointment',
    'Choose a time for a call.',
    'meeting schedule call consultation callback',
  ),
  page(
    '/boating-license',
    'Connecticut’s boating certificate',
    'Who needs one, how to get it, and what it costs.',
    'license safe boating certificate course sbc cpwo jet ski exam test',
  ),
  page(
    '/about',
    'About the agency',
    'Who we are, and how we work.',
    'agents brokers people who team staff license',
  ),
  page('/questions', 'Questions owners ask', 'Every question of this site, by topic.', 'faq help'),
  page(
    '/tools',
    'Tools for owners',
    'Work out deductibles and gaps, and see what insurers ask.',
    'calculator estimate worksheet',
  ),
  page(
    '/tools/hurricane-deductible',
    'Hurricane and named-storm deductible',
    'What you pay of a loss when the deductible is a percentage.',
    'calculator percent wind storm hurricane deductible named',
  ),
  page(
    '/tools/flood-gap',
    'Flood gap: what the program leaves',
    'What it costs to rebuild above the federal limits.',
    'calculator nfip limit maximum excess 250,000 gap',
  ),
  page(
    '/tools/condominium-deductible',
    'Condominium: your share of the deductible',
    'What your unit may owe when the association’s policy has a large deductible.',
    'calculator condo association hoa master deductible loss assessment',
  ),
  page(
    '/tools/what-to-have-ready',
    'What you will be asked, and what to have',
    'The questions of insurers, and the documents with the answers.',
    'application checklist documents papers',
  ),
  page(
    '/compare',
    'Compare policies side by side',
    'Agreed value, homeowners or marine policy, federal or private flood, limits of liability.',
    'compare comparison versus difference better',
  ),
  page(
    '/glossary',
    'Glossary',
    'The terms of policies in plain words.',
    'definition meaning terms',
  ),
  ...TERMS.map((term) =>
    page(`${GLOSSARY_PATH}#${anchorOf(term)}`, term.term, term.text, term.words),
  ),
  page(
    '/the-compass',
    'The Compass',
    'The agency’s newsletter and articles.',
    'newsletter magazine',
  ),
  page('/blog', 'Blog', 'Articles about boats, harbors and coverage.', 'news articles guides'),
  page(
    '/privacy-policy',
    'Privacy policy',
    'What this site keeps, why, and for how long.',
    'data cookies delete',
  ),
  page('/terms', 'Terms', 'What this site is, and what it is not.', 'legal conditions'),
]

/** There only once staff have set what coverage cost. */
const COSTS = page(
  COST_PATH,
  'What it may cost',
  'What owners paid a year, by kind, length, use and harbor.',
  'price cost rate premium estimate how much cheap range average',
)

/** Everything that can be found, from the tables as they are now. */
export async function searchEntries(db: Db): Promise<SearchEntry[]> {
  const [products, vessels, towns, posts] = await Promise.all([
    listProducts(db),
    listVesselPages(db),
    listTowns(db),
    listNewestPosts(db, MOST_POSTS),
  ])
  return [
    ...FIXED,
    ...(agency().costs.length > 0 ? [COSTS] : []),
    ...products.flatMap((product) => withQuestions(productPage(product), product.questions)),
    ...vessels.flatMap(({ slug, name, shortDescription, keywords, questions, content }) => {
      const words = [...keywords, ...content.sections.map(({ heading }) => heading)].join(' ')
      return withQuestions(page(`/vessels/${slug}`, name, shortDescription, words), questions)
    }),
    ...towns.flatMap(({ slug, name, metaDescription, keywords, marinas, sections, questions }) => {
      const names = [...marinas.map((one) => one.name), ...sections.map((one) => one.heading)]
      const words = [...keywords, ...names].join(' ')
      return withQuestions(page(`/towns/${slug}`, name, metaDescription, words), questions)
    }),
    ...posts.map(({ slug, title, excerpt }) => page(`/blog/${slug}`, title, excerpt, '')),
  ]
}

function productPage({ slug, name, shortDescription, keywords, sections }: Product): SearchEntry {
  const words = [...keywords, ...sections.map(({ heading }) => heading)].join(' ')
  return page(`/products/${slug}`, name, shortDescription, words)
}

function page(href: string, title: string, text: string, words: string): SearchEntry {
  return { href, title, text, words }
}

function withQuestions(
  entry: SearchEntry,
  questions: readonly { question: string; answer: string }[],
): SearchEntry[] {
  const { href, title } = entry
  return [
    entry,
    ...questions.map(({ question, answer }) => ({
      href,
      title: question,
      text: answer,
      words: '',
      of: title,
    })),
  ]
}
