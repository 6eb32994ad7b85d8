/** Prefetches when the pointer hovers over or presses a link; never addresses with side effects. */
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

/** Lets the browser prefetch the next page just before the click. */
export function SpeculationRules() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own constant
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />
  )
}
