/** What the sites of tests sign with. */
export const TEST_AUTH_SECRET = 'a secret that only tests know, and no site'
