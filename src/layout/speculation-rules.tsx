/** Fetched when the pointer rests on a link or comes down on it; what has side effects never is. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/admin/*', '/*/received'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Lets the browser fetch the next page a moment before the click. */
export function SpeculationRules() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own constant
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />
  )
}
