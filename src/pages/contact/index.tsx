import { ContactForm } from '../../contact/contact-form.tsx'
import { ContactIntro } from '../../contact/contact-intro.tsx'
import { loadContact } from '../../contact/load.ts'
import { hasProblems } from '../../forms/form-state.ts'
import { requestHeaders } from '../../http/request.ts'
import { CallToAction } from '../../layout/call-to-action.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

export default async function ContactPage({ query }: { query?: string }) {
  const { state, toast, isClaim } = await loadContact(requestHeaders(), query)
  return (
    <>
      <PageHead
        title="Contact"
        description="Write to or call the marine insurance specialists in Bridgeport, Connecticut, about a quote, a policy or a claim."
        path="/contact"
        hasProblems={hasProblems(state)}
      />
      {toast && <ServerToast toast={toast} />}
      <ContactIntro isClaim={isClaim}>
        <ContactForm state={state} />
      </ContactIntro>
      <CallToAction
        title="Prefer a Quote or a Call?"
        text="A quote takes three short steps. A call takes the time you choose."
        actions={[
          ['Get a Free Quote', '/quote'],
          ['Schedule an Appointment', '/schedule'],
        ]}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
