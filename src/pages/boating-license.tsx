import { CallToAction, CONSULTATION } from '../layout/call-to-action.tsx'
import { PageHead } from '../layout/page-head.tsx'
import {
  HowToGetIt,
  LicenseHero,
  TwoCertificates,
  YoungAndTowing,
} from '../license/certificate.tsx'
import { LicenseQuestions, WhatItMeansForCover } from '../license/license-questions.tsx'

export default async function BoatingLicensePage() {
  return (
    <>
      <PageHead
        title="Connecticut Boating License and Safe Boating Certificate"
        description="Who needs Connecticut’s Safe Boating Certificate or the one for personal watercraft, how to get it, what it costs, and what it means for boat insurance."
        path="/boating-license"
      />
      <LicenseHero />
      <TwoCertificates />
      <HowToGetIt />
      <YoungAndTowing />
      <WhatItMeansForCover />
      <LicenseQuestions />
      <CallToAction
        title="Certified? Then insure the boat"
        text="Attach your certificate to the quote request, and we send it to the insurers that we ask."
        actions={[
          ['Get Your Free Quote', '/quote'],
          ['Schedule a consultation', CONSULTATION],
        ]}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
