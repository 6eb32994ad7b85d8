import { PageHead } from '../../layout/page-head.tsx'
import { config } from '../../settings/config.ts'
import { JsonLd } from '../../ui/json-ld/json-ld.tsx'
import { postHref } from '../addresses.ts'
import { compassHref } from './addresses.ts'
import type { Compass } from './load.ts'

/** How many posts go into the page's structured data. */
const MAX_STRUCTURED = 10

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
          itemListElement: (chosen?.posts ?? posts).slice(0, MAX_STRUCTURED).map((post, index) => ({
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
