import { BrokerPreviewPage } from '../../../../../staff/texts/brokers/broker-page.tsx'

export default function PreviewBrokerPage({ brokerId }: { brokerId: string }) {
  return <BrokerPreviewPage id={brokerId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
