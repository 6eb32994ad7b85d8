/** The roles of staff in a sentence. */
export const WITH_ARTICLE = { owner: 'an owner', broker: 'a broker', writer: 'a writer' } as const
