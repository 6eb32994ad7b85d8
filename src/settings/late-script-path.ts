/** Where the page script gets the rest of itself, once the visitor does anything. */
export const LATE_SCRIPT_PATH = '/late.js'
