import { listBrokers } from '../../../../../db/content/brokers.ts'
import { services } from '../../../../http/services.ts'
import { StaffFrame } from '../../../../staff/frame/frame.tsx'
import { requireStaff } from '../../../../staff/session/require-staff.ts'
import { BrokerList, BrokerListHead } from '../../../../staff/texts/brokers/broker-list.tsx'

export default async function BrokersPage() {
  const staff = await requireStaff('texts')
  const brokers = await listBrokers(services().db)
  return (
    <StaffFrame title="Brokers’ profiles" staff={staff}>
      <BrokerListHead />
      <BrokerList brokers={brokers} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
