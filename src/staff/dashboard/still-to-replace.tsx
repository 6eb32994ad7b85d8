import { DashboardSection } from './dashboard-section.tsx'

/** How much of what came with the site still stands; nothing when all of it is replaced. */
export function StillToReplace({ points }: { points: number }) {
  if (points === 0) return null
  return (
    <DashboardSection id="before" title="Before it opens">
      <p>
        {points === 1 ? 'One point is' : `${points} points are`} open on the list of what to replace
        before the site opens. <a href="/admin/tools">See the list</a>
      </p>
    </DashboardSection>
  )
}
