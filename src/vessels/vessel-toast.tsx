import { ServerToast } from '../ui/toast/server-toast.tsx'

/** What is said when a vessel type could not be read, whether or not something stands in for it. */
export function VesselToast() {
  return (
    <ServerToast
      toast={{
        tone: 'problem',
        title: 'Could not load vessel details',
        text: 'Failed to load vessel information',
      }}
    />
  )
}
