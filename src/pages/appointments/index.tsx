import { loadCall } from '../../call/load.ts'
import { agency } from '../../http/agency.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { AppointmentClosing } from '../../scheduling/appointment-closing.tsx'
import { AppointmentHero } from '../../scheduling/appointment-hero.tsx'
import { Booking } from '../../scheduling/booking.tsx'
import { ConsultationBenefits } from '../../scheduling/consultation-benefits.tsx'
import { NoScheduleBadge } from '../../scheduling/schedule-badge.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

export default async function AppointmentsPage({ query }: { query?: string }) {
  const town = townFromQuery(query)
  const { state, toast } = await loadCall(requestHeaders())
  const { opens, closes } = agency()
  return (
    <>
      <PageHead
        title="Schedule a Consultation"
        description={`Talk to a marine insurance specialist in Bridgeport, Connecticut, about your boat, yacht or waterfront property. Weekdays, ${opens} to ${closes}, without obligation.`}
        path="/appointments"
        town={town?.name}
        hasProblems={Object.keys(state.errors).length > 0}
      />
      <NoScheduleBadge />
      <AppointmentHero townName={town?.name} />
      <Booking town={town?.slug} call={state} />
      <ConsultationBenefits />
      <AppointmentClosing town={town?.slug} />
      {toast && <ServerToast toast={toast} />}
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
