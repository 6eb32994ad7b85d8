/** Structured data for search engines. The page's policy hashes it like any inline script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // A "<" could close the script element early.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a way to end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
