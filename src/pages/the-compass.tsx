import { css } from '../../styled-system/css'
import { CompassPages } from '../blog/compass/compass-pages.tsx'
import { Masthead } from '../blog/compass/masthead.tsx'
import { WhileLoading } from '../layout/while-loading.tsx'
import { page } from '../ui/layout.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'

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

const space = css({ py: '48' })

/** Shown while the posts load. */
function CompassLoading() {
  return (
    <div className={`${page()} ${space}`}>
      <SkeletonGrid count={4} columns={2} label="Charting our course..." />
    </div>
  )
}
