import type { ReactNode } from 'react'

export default function Root({ children }: { children: ReactNode }) {
  return (
    // The page script marks it before React loads.
    <html lang="en-US" suppressHydrationWarning>
      <head />
      <body>{children}</body>
    </html>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
