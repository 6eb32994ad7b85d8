'use client'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../button/button.tsx'

const Dialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })))

/** The dialog as a page uses it: loaded when it is first opened. */
export function DialogExample() {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Suspense>
        {isOpen !== undefined && (
          <Dialog
            title="Leave this form?"
            text="What you typed stays in this tab."
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          >
            <Button tone="action" onClick={() => setOpen(false)}>
              Keep writing
            </Button>
          </Dialog>
        )}
      </Suspense>
    </>
  )
}
