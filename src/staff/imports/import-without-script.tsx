import { ServerToast } from '../../ui/toast/server-toast.tsx'
import { importToasts } from './import-toasts.ts'
import type { LoadedImport } from './load-import.ts'

const LOOK_AGAIN_S = 3

/** What the page does of an import where no script runs: it looks again, and says how it ended. */
export function ImportWithoutScript({ imports: { shown, isNews } }: { imports: LoadedImport }) {
  if (!shown) return null
  const [toast] = isNews ? importToasts(shown) : []
  return (
    <>
      {shown.success === null && (
        <noscript>
          <meta httpEquiv="refresh" content={`${LOOK_AGAIN_S}; url=/admin/tools?run=${shown.id}`} />
        </noscript>
      )}
      {toast && <ServerToast toast={toast} />}
    </>
  )
}
