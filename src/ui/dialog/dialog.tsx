'use client'
import {
  DialogBackdrop,
  DialogCloseTrigger,
  DialogContent,
  DialogDescription,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useEffect, useState } from 'react'
import { css } from '../../../styled-system/css'

const backdrop = css({ position: 'fixed', inset: '0', zIndex: '50', bg: 'deep', opacity: '0.6' })
const place = css({
  position: 'fixed',
  inset: '0',
  zIndex: '50',
  display: 'grid',
  placeItems: 'center',
  p: '16',
  overflowY: 'auto',
})
const sheet = css({
  position: 'relative',
  display: 'grid',
  gap: '16',
  width: 'full',
  maxWidth: 'form',
  p: '24',
  bg: 'surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'ink',
  borderRadius: 'card',
  boxShadow: 'raised',
})
const heading = css({ textStyle: 'card', color: 'heading', pr: '48' })
const close = css({
  position: 'absolute',
  top: '8',
  right: '8',
  width: 'target',
  height: 'target',
  fontSize: '1.5rem',
  lineHeight: '1',
  color: 'quiet',
  cursor: 'pointer',
})

/**
 * A modal dialog that traps the focus until it is closed. Import it only when it is about to open:
 * it pulls in Ark's dialog machine.
 */
export function Dialog({
  title,
  text,
  isOpen,
  onClose,
  children,
}: {
  title: string
  text?: string | undefined
  isOpen: boolean
  onClose(): void
  children?: ReactNode
}) {
  // If open on its first render, it would look for an element to focus before the portal has
  // content.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    <DialogRoot
      open={isOpen && isMounted}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <DialogBackdrop className={backdrop} />
        <DialogPositioner className={place}>
          <DialogContent className={sheet}>
            <DialogTitle className={heading}>{title}</DialogTitle>
            {text && <DialogDescription>{text}</DialogDescription>}
            {children}
            <DialogCloseTrigger className={close} aria-label="Close">
              ×
            </DialogCloseTrigger>
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  )
}
