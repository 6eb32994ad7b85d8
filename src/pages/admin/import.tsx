import { ImportMoved } from '../../staff/imports/import-moved.tsx'
import { requireStaff } from '../../staff/session/require-staff.ts'

export default async function ImportPage() {
  return <ImportMoved staff={await requireStaff('imports')} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
