import { PageHead } from '../layout/page-head.tsx'
import { PrivacyPolicy } from '../legal/privacy-policy.tsx'

export default async function PrivacyPolicyPage() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What we ask for in our forms, what we use it for, how long we keep it, and how to have it corrected or deleted."
        path="/privacy-policy"
      />
      <PrivacyPolicy />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
