import { WhileLoading } from '../../layout/while-loading.tsx'
import { loadTown } from '../../towns/load.ts'
import { TownBody } from '../../towns/town-body.tsx'
import { TownHead } from '../../towns/town-head.tsx'
import { page } from '../../ui/layout.tsx'
import { SkeletonGrid } from '../../ui/skeleton/skeleton.tsx'

export default async function TownPage({ townSlug }: { townSlug: string }) {
  const town = <Town slug={townSlug} />
  return <WhileLoading fallback={<TownLoading />}>{town}</WhileLoading>
}

async function Town({ slug }: { slug: string }) {
  const { town, isKnown, neighbors } = await loadTown(slug)
  return (
    <>
      <TownHead town={town} isKnown={isKnown} />
      <TownBody town={town} neighbors={neighbors} />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const

/** Shown while a town loads. */
function TownLoading() {
  return (
    <div className={page()}>
      <SkeletonGrid count={4} columns={2} label="Loading town..." />
    </div>
  )
}
