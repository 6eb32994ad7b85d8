import type { Broker } from '../../../../db/content/brokers.ts'
import { css } from '../../../../styled-system/css'
import { Brokers } from '../../../about/our-brokers.tsx'
import { notFound } from '../../../http/request.ts'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { loadBrokerForm } from './broker-page.tsx'
import { checkBroker } from './broker-values.ts'
import { brokerBeingAnswered, brokerHref, type EditedBroker } from './edited-broker.ts'

const hidden = css({ srOnly: true })

/** The profile as the About page shows it: with what was typed, when it answers the form. */
export async function BrokerPreviewPage({ id }: { id: string }) {
  const isTyped = brokerBeingAnswered() !== undefined
  const { broker } = await loadBrokerForm(id)
  return (
    <PreviewFrame
      name={broker.values.name}
      isTyped={isTyped}
      editor={brokerHref(broker.id)}
      note="A new picture shows once it is saved."
    >
      <h1 className={hidden}>Profile of {broker.values.name}</h1>
      <Brokers brokers={[asShown(broker)]} />
    </PreviewFrame>
  )
}

function asShown({ values, stored, revision }: EditedBroker): Broker {
  const checked = checkBroker(values)
  if ('errors' in checked) notFound()
  const picture = values.withoutPicture ? undefined : stored?.picture
  return { ...checked.text, id: stored?.id ?? 'new', revision, picture }
}
