import { ByCategory } from './by-category.tsx'
import { CategoryPosts } from './category-posts.tsx'
import { CompassClosing } from './compass-closing.tsx'
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
      <CompassClosing />
    </>
  )
}
