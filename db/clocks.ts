/** By how much the clocks of a site's machines may differ: what lies further ahead was written by a wrong one. */
export const CLOCKS_DIFFER_MS = 60_000
