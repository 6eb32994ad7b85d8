/** The State's own pages. */
export const DEEP_BOATING = 'https://portal.ct.gov/deep/boating'
export const DEEP_HOW_TO =
  'https://portal.ct.gov/deep/boating/certification/how-to-get-a-certificate-to-operate'
export const DEEP_CERTIFICATION_QUESTIONS =
  'https://portal.ct.gov/DEEP/Boating/FAQs/FAQs-Certification'
export const DEEP_TOWING_QUESTIONS =
  'https://portal.ct.gov/deep/boating/faqs/faqs-safe-waterskiing-endorsement'
