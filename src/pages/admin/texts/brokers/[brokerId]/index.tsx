import { BrokerPage } from '../../../../../staff/texts/brokers/broker-page.tsx'

export default function EditBrokerPage({ brokerId }: { brokerId: string }) {
  return <BrokerPage id={brokerId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
