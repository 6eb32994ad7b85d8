import { CONSULTATION } from '../../layout/actions.tsx'
import { CallToAction } from '../../layout/call-to-action.tsx'
import { ByCategory } from './by-category.tsx'
import { CategoryPosts } from './category-posts.tsx'
import { CompassHead } from './compass-head.tsx'
import { CompassTrouble } from './compass-trouble.tsx'
import { FrontPage } from './front-page.tsx'
import { loadCompass } from './load.ts'

/** The content below the masthead: the front page or one category's articles. */
export async function CompassPages({ category }: { category: string | null }) {
  const compass = await loadCompass(category)
  return (
    <>
      <CompassHead compass={compass} />
      {compass.failed && <CompassTrouble />}
      {compass.chosen ? (
        <CategoryPosts group={compass.chosen} />
      ) : (
        <>
          <FrontPage compass={compass} />
          <ByCategory groups={compass.groups} />
        </>
      )}
      <CallToAction
        title="Set your own course"
        text="Now that you know the terms, let a broker apply them to your boat, your harbor and your season."
        actions={[
          ['Get Your Free Quote', '/quote'],
          ['Schedule a Consultation', CONSULTATION],
          ['View All Articles', '/blog'],
        ]}
      />
    </>
  )
}
