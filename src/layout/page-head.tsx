import { config } from '../config.ts'

/**
 * The head of a page.
 * @param path The page's one address, for the canonical link; left out on pages that are not indexed.
 */
export function PageHead(props: {
  title: string
  description: string
  path?: string
  /** Read first by a screen reader when a form came back with problems. */
  hasProblems?: boolean
}) {
  const { site, siteUrl } = config()
  const title = `${props.hasProblems ? 'Error: ' : ''}${props.title} | ${site.name}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={props.description} />
      {props.path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="robots" content="index, follow, max-image-preview:large" />
          <link rel="canonical" href={siteUrl + props.path} />
        </>
      )}
    </>
  )
}
