import type { Town } from '../../db/content/towns.ts'
import { CONSULTATION } from '../layout/actions.tsx'
import { CallToAction } from '../layout/call-to-action.tsx'

/** The last section of a town's page. */
export function TownCallToAction({ town: { name, slug } }: { town: Town }) {
  return (
    <CallToAction
      title={`Insure What You Keep in ${name}`}
      text="Tell us what you own and where it is kept. We compare several insurers and say plainly what each policy leaves out."
      town={slug}
      actions={[
        ['Get a Free Quote', `/quote?town=${slug}`],
        ['Contact Us', '/contact'],
        ['Schedule a Consultation', CONSULTATION],
      ]}
    />
  )
}
