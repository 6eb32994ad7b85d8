import { ServerToast } from '../ui/toast/server-toast.tsx'

/** The toast when a vessel type could not be read, with or without a fallback. */
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
