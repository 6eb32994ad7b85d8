import { redirect } from '../../server/request.ts'
import { requireStaff } from '../../staff/require-staff.ts'

export default async function AdminPage() {
  await requireStaff()
  redirect('/admin/tools')
}

export const getConfig = () => ({ render: 'dynamic' }) as const
