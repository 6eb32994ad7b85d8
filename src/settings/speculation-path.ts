/** Where the page script asks for the rules by which the browser may make a page before the click. */
export const SPECULATION_PATH = '/speculation-rules.json'
