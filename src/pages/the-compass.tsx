import { Suspense } from 'react'
import { CompassLoading } from '../blog/compass/compass-loading.tsx'
import { CompassPages } from '../blog/compass/compass-pages.tsx'
import { Masthead } from '../blog/compass/masthead.tsx'
import { isNavigation } from '../http/request.ts'

export default async function CompassPage({ query }: { query?: string }) {
  const pages = <CompassPages category={new URLSearchParams(query).get('category')} />
  return (
    <>
      <Masthead />
      {isNavigation() ? <Suspense fallback={<CompassLoading />}>{pages}</Suspense> : pages}
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
