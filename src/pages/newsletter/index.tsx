import { TOO_MANY, tooManyText } from '../../http/rate-limit.ts'
import { NEWSLETTER } from '../../newsletter/addresses.ts'
import { rejectedAddress } from '../../newsletter/handle-sign-up.ts'
import { NewsletterForm } from '../../newsletter/newsletter-form.tsx'
import { NewsletterPage } from '../../newsletter/newsletter-page.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

export default async function NewsletterFormPage() {
  const answer = rejectedAddress()
  return (
    <NewsletterPage
      title="Newsletter"
      description="Articles on boats, harbors and insurance, by email."
      hasProblems={answer !== undefined}
    >
      {answer && !answer.error && <NotSaved isTooMany={answer.status === TOO_MANY.status} />}
      <p>New articles on boats, harbors and insurance, by email.</p>
      <NewsletterForm path={NEWSLETTER} typed={answer?.typed} error={answer?.error} />
    </NewsletterPage>
  )
}

function NotSaved({ isTooMany }: { isTooMany: boolean }) {
  return (
    <div role="alert">
      <Notice tone="problem">
        <p>
          {isTooMany
            ? tooManyText()
            : 'We could not save your address. Press Subscribe again in a minute.'}
        </p>
      </Notice>
    </div>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
