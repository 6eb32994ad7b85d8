import type { ReactNode } from 'react'

export default function Root({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head />
      <body>{children}</body>
    </html>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
