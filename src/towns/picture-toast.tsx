import { ServerToast } from '../ui/toast/server-toast.tsx'

/** Hidden next to a town's picture; the page script shows it when the picture does not load. */
export function PictureToast({ town }: { town: string }) {
  return (
    <div data-announcement hidden>
      <ServerToast
        toast={{
          tone: 'warning',
          title: `Improved image for ${town} coming soon`,
          text: "We're updating our town image collection.",
        }}
      />
    </div>
  )
}
