import { ApplicationPage } from '../../confirmation/application-page.tsx'
import { unsavedSection } from '../../confirmation/handle-application.ts'
import { loadApplication } from '../../confirmation/load-application.ts'
import { NoStatusPage } from '../../confirmation/no-status-page.tsx'

export default async function RequestApplicationPage({ query }: { query?: string }) {
  const application = await loadApplication(query)
  if (typeof application === 'string') return <NoStatusPage why={application} />
  const asked = new URLSearchParams(query)
  return (
    <ApplicationPage
      application={application}
      part={asked.get('part')}
      saved={asked.get('saved')}
      unsaved={unsavedSection()}
    />
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
