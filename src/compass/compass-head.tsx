import { postHref } from '../blog/addresses.ts'
import { config } from '../config.ts'
import { PageHead } from '../layout/page-head.tsx'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'
import { compassHref } from './addresses.ts'
import type { Compass } from './load.ts'

/** So many posts are told to search engines. */
const TOLD = 10

/** The head of the front page, or of one category's articles. */
export function CompassHead({ compass: { posts, chosen } }: { compass: Compass }) {
  return (
    <>
      <PageHead
        title={chosen ? `${chosen.category} in The Compass` : 'The Compass'}
        description={
          chosen
            ? `Every recent article of The Compass under ${chosen.category}, for boat and shore property owners in Connecticut.`
            : 'The Compass: notes on boat, yacht, flood and waterfront insurance for the Connecticut coast, with this month’s guide and the newest articles by category.'
        }
        path={compassHref(chosen)}
        shareImage="/share/the-compass.png"
      />
      <JsonLd
        data={{
          '@type': 'ItemList',
          itemListElement: (chosen?.posts ?? posts).slice(0, TOLD).map((post, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: post.title,
            url: config().siteUrl + postHref(post),
          })),
        }}
      />
    </>
  )
}
