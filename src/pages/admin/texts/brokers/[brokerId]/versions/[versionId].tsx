import { BrokerVersionPage } from '../../../../../../staff/texts/brokers/broker-page.tsx'

export default function VersionOfBrokerPage(props: { brokerId: string; versionId: string }) {
  return <BrokerVersionPage id={props.brokerId} versionId={props.versionId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
