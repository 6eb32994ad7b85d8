import { lastChange, type Post } from '../../db/writing/posts.ts'
import { agency } from '../http/agency.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { config } from '../settings/config.ts'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'
import { postHref } from './addresses.ts'
import { authorData } from './byline.tsx'

/** A post's structured data for search engines. */
export async function PostData({ post }: { post: Post }) {
  const site = agency()
  const { siteUrl } = config()
  const publisher = { '@type': 'InsuranceAgency', name: site.name, url: siteUrl }
  const image = await findImage({ category: 'blog', path: post.imagePath }, siteImages)
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        url: siteUrl + postHref(post),
        mainEntityOfPage: siteUrl + postHref(post),
        author: (await authorData(post.author)) ?? publisher,
        publisher,
        ...(post.publishedAt && { datePublished: post.publishedAt }),
        ...(post.updatedAt && { dateModified: lastChange(post) }),
        ...(image && { image: siteUrl + image.src.file }),
        ...(post.category && { articleSection: post.category }),
        inLanguage: 'en-US',
      }}
    />
  )
}
