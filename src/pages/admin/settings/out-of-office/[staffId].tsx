import { requireStaff } from '../../../../staff/session/require-staff.ts'
import { AbsencePage } from '../../../../staff/settings/out-of-office/absence-page.tsx'

export default async function StaffOutOfOfficePage({ staffId }: { staffId: string }) {
  const staff = await requireStaff('agency')
  return <AbsencePage staff={staff} absentId={staffId} place="settings" />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
