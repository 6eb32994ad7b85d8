import { Suspense } from 'react'
import { isNavigation } from '../../http/request.ts'
import { loadTown } from '../../towns/load.ts'
import { TownBody } from '../../towns/town-body.tsx'
import { TownHead } from '../../towns/town-head.tsx'
import { TownLoading } from '../../towns/town-loading.tsx'

export default async function TownPage({ townSlug }: { townSlug: string }) {
  const town = <Town slug={townSlug} />
  return isNavigation() ? <Suspense fallback={<TownLoading />}>{town}</Suspense> : town
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
