import { findTown } from '../../db/content/towns.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { Prose } from '../ui/prose/prose.tsx'
import type { ReadingTown } from './addresses.ts'

/** What is true of the town that an article is read for, with a link to its page. */
export async function TownParagraph({ town }: { town: ReadingTown | undefined }) {
  if (!town) return null
  const { slug, name } = town
  const { db } = services()
  const found = await orFallback(`the town ${slug}`, () => findTown(db, slug), undefined)
  const [fact] = found?.facts ?? []
  if (!fact) return null
  return (
    <Prose>
      <h2>What is special about {name}</h2>
      <p>
        {fact.fact} {fact.why} <a href={`/towns/${slug}`}>More about insurance in {name}</a>
      </p>
    </Prose>
  )
}
