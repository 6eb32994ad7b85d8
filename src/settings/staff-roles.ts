/** The roles of staff in a sentence. */
export const WITH_ARTICLE = { owner: 'an owner', broker: 'a broker', writer: 'a writer' } as const

/** The roles that see leads, and so can get them. */
export const LEAD_ROLES = ['owner', 'broker'] as const
