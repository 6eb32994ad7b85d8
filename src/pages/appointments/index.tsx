import { townQuery } from '../../blog/addresses.ts'
import { loadCall } from '../../call/load.ts'
import { hasProblems } from '../../forms/form-state.ts'
import { agency } from '../../http/agency.ts'
import { requestHeaders } from '../../http/request.ts'
import { CallToAction, CONSULTATION } from '../../layout/call-to-action.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { AppointmentHero, Booking, ConsultationBenefits } from '../../scheduling/booking.tsx'
import { NoScheduleBadge } from '../../scheduling/schedule-badge.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'
import { RESPONSE_HOURS } from '../../settings/business.ts'
import { clockTime } from '../../settings/office-time.ts'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

export default async function AppointmentsPage({ query }: { query?: string }) {
  const town = townFromQuery(query)
  const { state, toast } = await loadCall(requestHeaders(), query)
  const { opens, closes } = agency()
  return (
    <>
      <PageHead
        title="Schedule a Consultation"
        description={`Talk to a marine insurance specialist in Bridgeport, Connecticut, about your boat, yacht or waterfront property. Weekdays, ${clockTime(opens)} to ${clockTime(closes)}, without obligation.`}
        path="/appointments"
        town={town?.name}
        hasProblems={hasProblems(state)}
      />
      <NoScheduleBadge />
      {toast && <ServerToast toast={toast} />}
      <AppointmentHero townName={town?.name} />
      <Booking town={town?.slug} call={state} />
      <ConsultationBenefits />
      <CallToAction
        title="Rather have a quote first?"
        text={`Three short steps, an answer within ${RESPONSE_HOURS} hours on business days, and no obligation.`}
        town={town?.slug}
        actions={[
          ['Get Your Free Quote', `/quote${townQuery(town)}`],
          ['Schedule an Appointment', CONSULTATION],
          ['Write to Us', '/contact'],
        ]}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
