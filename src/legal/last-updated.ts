/** Of the privacy policy and the terms, in words. */
export const LAST_UPDATED = 'May 3, 2025'
