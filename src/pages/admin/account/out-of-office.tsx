import { requireStaff } from '../../../staff/session/require-staff.ts'
import { AbsencePage } from '../../../staff/settings/out-of-office/absence-page.tsx'

export default async function OutOfOfficePage() {
  const staff = await requireStaff('leads')
  return <AbsencePage staff={staff} absentId={staff.id} place="account" />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
