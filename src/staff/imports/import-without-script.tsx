import { ServerToast } from '../../ui/toast/server-toast.tsx'
import { importToasts } from './import-toasts.ts'
import type { LoadedImport } from './load-import.ts'

const LOOK_AGAIN_S = 3

/** Follows an import without JavaScript: the page reloads itself and shows the result. */
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
