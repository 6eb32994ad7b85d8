import { BrokerPage } from '../../../../staff/texts/brokers/broker-page.tsx'

export default function NewBrokerPage() {
  return <BrokerPage id={undefined} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
