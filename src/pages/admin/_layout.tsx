import type { ReactNode } from 'react'
import '../../staff/frame/staff.css'

/** The admin area has a style sheet of its own, which visitors do not download. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return children
}

export const getConfig = () => ({ render: 'dynamic' }) as const
