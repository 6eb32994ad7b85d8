import { redirect } from '../../http/request.ts'
import { requireStaff } from '../../staff/session/require-staff.ts'

export default async function AdminPage() {
  await requireStaff('imports')
  redirect('/admin/tools')
}

export const getConfig = () => ({ render: 'dynamic' }) as const
