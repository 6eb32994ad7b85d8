/**
 * Which folder may import which: a folder imports only from those below it. `docs/architecture.md`
 * says what each is for. Type imports count, too, except where a rule says otherwise.
 */

/** Eight floors, from the ground up. Within one, a line imports only from the lines before it, and no neighbor. */
const FLOORS = {
  'what is set': [['settings']],
  'what it runs on': [['telemetry', 'processes'], ['storage'], ['http']],
  'what pages are made of': [
    ['browser'],
    ['ui'],
    ['layout'],
    ['chart'],
    ['attachments'],
    ['images'],
  ],
  forms: [['forms']],
  'what visitors send': [
    ['quote', 'contact', 'call', 'newsletter', 'incoming'],
    ['service'],
    ['leads'],
    ['application'],
    ['confirmation'],
  ],
  'what visitors read': [
    ['testimonials', 'glossary'],
    [
      'home',
      'about',
      'towns',
      'vessels',
      'products',
      'blog',
      'legal',
      'license',
      'scheduling',
      'claims',
      'search',
      'tools',
    ],
  ],
  'what staff do': [['staff']],
  'what is served': [['pages'], ['server']],
}
const SITE = Object.values(FLOORS).flat()
const STAFF = [
  ['session'],
  ['frame'],
  ['editing'],
  [
    'sign-in',
    'account',
    'team',
    'imports',
    'leads',
    'newsletter',
    'posts',
    'testimonials',
    'texts',
  ],
  ['settings'],
  ['dashboard', 'log'],
]
/** The layers of the web process, and what they answer with. */
const SERVER = [
  ['cache'],
  ['app-env.ts', 'forms.ts', 'sitemap'],
  ['trpc'],
  ['pages'],
  ['routes'],
  ['app.ts'],
  ['main.ts'],
]
const DB = [
  ['json-text.ts', 'disk-full.ts'],
  ['schema'],
  ['open.ts'],
  ['ops'],
  ['limits', 'versions.ts'],
  ['staff'],
  ['settings'],
  ['seed'],
  ['content', 'mail'],
  ['leads', 'texts', 'writing'],
  ['newsletter', 'work'],
  ['migrations'],
  ['migrate.ts'],
  ['backup'],
]
const WORKER = [
  ['alarm.ts', 'mail', 'preview', 'scanner'],
  ['emails'],
  ['queue'],
  ['jobs'],
  ['recurring'],
  ['main.ts'],
]

const TESTS = [
  ['tools', 'browser'],
  ['servers'],
  ['samples'],
  ['sites'],
  ['staff'],
  ['integration', 'e2e', 'faults', 'bench.ts'],
  ['unit', 'types', 'versions'],
]

/** What a page of one domain shows of another on its line: the named file, and nothing else. */
const NAMED = [
  { from: '^src/home/', to: '^src/towns/(featured-towns\\.ts|town-card\\.tsx)$' },
  { from: '^src/scheduling/', to: '^src/towns/load\\.ts$' },
]
const named = NAMED.map(({ to }) => to)

/** A rule for each line: nothing of it imports a neighbor or anything above. */
function downwards(root, lines) {
  return lines
    .flatMap((line, height) =>
      line.map((folder) => ({
        name: `${root}/${folder} imports only from below`,
        severity: 'error',
        from: { path: at(root, [folder]) },
        to: {
          path: at(root, [
            ...line.filter((other) => other !== folder),
            ...lines.slice(height + 1).flat(),
          ]),
          pathNot: ['home', 'scheduling'].includes(folder) ? named : [],
        },
      })),
    )
    .filter(({ to }) => to.path !== undefined)
}

function at(root, names) {
  if (names.length === 0) return undefined
  const escaped = names.map((name) => name.replace('.', '\\.'))
  return `^${root}/(${escaped.join('|')})(/|$)`
}

module.exports = {
  forbidden: [
    {
      name: 'no import cycles',
      comment: 'Types may refer to each other: they are gone when the code runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    // tRPC gives the browser its types from the router, which stays on the server.
    ...downwards('src', SITE).map((rule) =>
      rule.name.startsWith('src/browser ')
        ? { ...rule, from: { ...rule.from, pathNot: '^src/browser/trpc\\.ts$' } }
        : rule,
    ),
    {
      name: 'the browser knows only the types of the router',
      severity: 'error',
      from: { path: '^src/browser/trpc\\.ts$' },
      to: { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    },
    ...downwards('src/staff', STAFF),
    ...downwards('src/server', SERVER),
    // A seed has the type of the row it fills.
    ...downwards('db', DB).map((rule) =>
      rule.name.startsWith('db/seed ')
        ? { ...rule, to: { ...rule.to, dependencyTypesNot: ['type-only'] } }
        : rule,
    ),
    ...downwards('worker', WORKER),
    ...downwards('tests', TESTS),
    {
      name: 'db imports nothing of src or worker',
      severity: 'error',
      from: { path: '^db/' },
      to: { path: '^(src|worker|launch|drawings|tests)/' },
    },
    {
      name: 'src imports nothing of worker, launch, drawings or tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(worker|launch|drawings|tests)/' },
    },
    {
      name: 'worker imports the ground, leads in words, incoming mail, and the tables of the forms',
      severity: 'error',
      from: { path: '^worker/' },
      to: {
        path: '^(src|launch|drawings|tests)/',
        pathNot:
          '^src/(storage|settings|telemetry|processes|leads)/|^src/incoming/receive\\.ts$|^src/attachments/tiff\\.ts$|^src/forms/table\\.ts$|^src/(quote|contact|call|service)/form\\.ts$|^src/application/(sets|lead-data)\\.ts$',
      },
    },
  ],
  options: {
    // The compiler of TypeScript 7 has no interface for programs yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(styled-system|dist(-[ab])?)/|\\.gen\\.ts$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
