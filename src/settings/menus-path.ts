/** Where the page script asks for what the menus of the header show. */
export const MENUS_PATH = '/menus.json'
