import { CompassLoading } from '../blog/compass/compass-loading.tsx'
import { CompassPages } from '../blog/compass/compass-pages.tsx'
import { Masthead } from '../blog/compass/masthead.tsx'
import { WhileLoading } from '../layout/while-loading.tsx'

export default async function CompassPage({ query }: { query?: string }) {
  const pages = <CompassPages category={new URLSearchParams(query).get('category')} />
  return (
    <>
      <Masthead />
      <WhileLoading fallback={<CompassLoading />}>{pages}</WhileLoading>
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
